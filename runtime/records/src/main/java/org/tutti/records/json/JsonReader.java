package org.tutti.records.json;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads one JSON object (RFC 8259) from UTF-8 bytes. Nearly all bytes of a result file are arrays
 * of integers, which {@link IntegerArray} reads without creating tokens; otherwise, a general
 * parser would take most of the time of an analysis.
 */
final class JsonReader {
  /** More than any file of Tutti needs; the limit keeps hostile input from exhausting the stack. */
  private static final int DEEPEST = 100;

  private final byte[] bytes;
  private final int end;
  private final IntegerArrays arrays;
  private int at;
  private int depth;

  private JsonReader(byte[] bytes, int offset, int length, IntegerArrays arrays) {
    this.bytes = bytes;
    this.at = offset;
    this.end = offset + length;
    this.arrays = arrays;
  }

  /**
   * Reads the object.
   *
   * @param arrays supplies the arrays for the integers of arrays
   * @throws MalformedJsonException if the bytes are not exactly one JSON object
   */
  static JsonObject object(byte[] bytes, int offset, int length, IntegerArrays arrays) {
    JsonReader reader = new JsonReader(bytes, offset, length, arrays);
    if (reader.next() != '{') {
      throw new MalformedJsonException("not a JSON object");
    }
    JsonObject object = reader.object();
    if (reader.next() != -1) {
      throw new MalformedJsonException("something follows the JSON object");
    }
    return object;
  }

  /** The next byte that is not white space, without consuming it; -1 at the end. */
  private int next() {
    for (; at < end; at++) {
      byte here = bytes[at];
      if (here != ' ' && here != '\n' && here != '\r' && here != '\t') {
        return here;
      }
    }
    return -1;
  }

  private void expect(char wanted) {
    if (next() != wanted) {
      throw unexpected("'" + wanted + "'");
    }
    at++;
  }

  private JsonObject object() {
    enter();
    expect('{');
    JsonObject object = new JsonObject();
    Set<String> names = new HashSet<>();
    if (next() != '}') {
      member(object, names);
      while (next() == ',') {
        at++;
        member(object, names);
      }
    }
    expect('}');
    depth--;
    return object;
  }

  private void member(JsonObject object, Set<String> names) {
    next();
    String name = string();
    if (!names.add(name)) {
      throw new MalformedJsonException("field \"" + name + "\" occurs twice");
    }
    expect(':');
    object.put(name, value());
  }

  private Object value() {
    int first = next();
    return switch (first) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> string();
      case 't' -> literal("true", Boolean.TRUE);
      case 'f' -> literal("false", Boolean.FALSE);
      case 'n' -> literal("null", null);
      default -> number();
    };
  }

  private Object array() {
    enter();
    expect('[');
    int first = next();
    if (isInteger()) {
      IntegerArray integers = IntegerArray.at(bytes, at, end, arrays);
      at = integers.next();
      depth--;
      return integers.values();
    }
    List<Object> list = new ArrayList<>();
    if (first != ']') {
      list.add(value());
      while (next() == ',') {
        at++;
        list.add(value());
      }
    }
    expect(']');
    depth--;
    return list;
  }

  /**
   * Whether a number without fraction and exponent follows; then all numbers of its array are such.
   */
  private boolean isInteger() {
    int from = at < end && bytes[at] == '-' ? at + 1 : at;
    int to = from;
    while (to < end && bytes[to] >= '0' && bytes[to] <= '9') {
      to++;
    }
    return to > from && (to == end || ".eE".indexOf(bytes[to]) < 0);
  }

  private Object literal(String text, Object value) {
    int from = at;
    at += text.length();
    if (at > end
        || !text.equals(new String(bytes, from, text.length(), StandardCharsets.ISO_8859_1))) {
      throw unexpected(text);
    }
    return value;
  }

  private Object number() {
    int from = at;
    skip("-");
    boolean isNumber = skip("0") || skipDigits();
    boolean hasFraction = skip(".");
    if (hasFraction) {
      isNumber &= skipDigits();
    }
    boolean hasExponent = skip("eE");
    if (hasExponent) {
      skip("+-");
      isNumber &= skipDigits();
    }
    if (!isNumber) {
      throw unexpected("a value");
    }
    String text = new String(bytes, from, at - from, StandardCharsets.ISO_8859_1);
    try {
      boolean whole = !hasFraction && !hasExponent;
      return whole ? (Object) Long.valueOf(text) : Double.valueOf(text);
    } catch (NumberFormatException e) {
      throw new MalformedJsonException("the number " + text + " is too large", e);
    }
  }

  /** Consumes one of these characters if it is next. */
  private boolean skip(String any) {
    boolean found = at < end && any.indexOf(bytes[at]) >= 0;
    at += found ? 1 : 0;
    return found;
  }

  /** Consumes all digits that are next; false if there are none. */
  private boolean skipDigits() {
    int from = at;
    while (at < end && bytes[at] >= '0' && bytes[at] <= '9') {
      at++;
    }
    return at > from;
  }

  private String string() {
    JsonString string = JsonString.at(bytes, at, end);
    at = string.next();
    return string.text();
  }

  private void enter() {
    if (++depth > DEEPEST) {
      throw new MalformedJsonException("objects and arrays are nested too deeply");
    }
  }

  private MalformedJsonException unexpected(String wanted) {
    return new MalformedJsonException(
        "not JSON: " + wanted + " is missing at byte " + Math.min(at, end));
  }
}
