import Foundation

/// The parts of pages that traces and storyboards share.
enum Page {
  /// The part of a script that reads the data, and makes elements.
  static let elements = #"""
    'use strict';
    const data = JSON.parse(document.getElementById('data').textContent);
    const has = (position) => position !== undefined;
    const text = (position) => data.texts[position];
    const last = (list) => list[list.length - 1];

    /** Makes an element. Children are elements and texts; those that are false, null or undefined are left out. */
    function make(tag, attributes, ...children) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.append(...children.flat().filter((child) => child != null && child !== false));
      return element;
    }
    const box = (name, ...children) => make('div', { class: name }, ...children);
    const span = (name, ...children) => make('span', { class: name }, ...children);
    const code = (...children) => make('code', {}, ...children);
    const small = (...children) => make('small', {}, ...children);
    const badge = (color, ...children) => span('badge ' + color, ...children);
    """#
}

extension Encodable {
  /// The value as JSON that can stand in an element of a page: no text in it ends the element or begins a comment.
  func jsonInPage() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = try encoder.encode(self).flatMap { byte in
      byte == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [byte]
    }
    return String(decoding: json, as: UTF8.self)
  }
}
