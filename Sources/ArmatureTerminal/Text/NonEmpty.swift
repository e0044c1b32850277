extension Collection {
  /// The collection; `nil` if it is empty.
  var nonEmpty: Self? { isEmpty ? nil : self }
}
