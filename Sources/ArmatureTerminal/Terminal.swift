import Armature
