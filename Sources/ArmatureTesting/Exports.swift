// A test needs one import for the driver, its clock and the explorer.
@_exported import ArmatureExplorer
