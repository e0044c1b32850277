import Scaffolding

print(packageName)
