#include <stddef.h>
#include <stdint.h>

// The fuzzer as a function. Its own `main` would collide with the one that the package manager names.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*callback)(const uint8_t *start, size_t count));
