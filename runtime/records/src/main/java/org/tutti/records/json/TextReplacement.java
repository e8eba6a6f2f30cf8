package org.tutti.records.json;

/** Replaces the texts of JSON objects, such as those that are not to be shown to others. */
@FunctionalInterface
public interface TextReplacement {
  /** Leaves everything as it is. */
  TextReplacement NONE = (field, text) -> text;

  /**
   * What stands for a text.
   *
   * @param field the name of the field that has it, or has the array in which it is; empty if it is
   *     in none
   */
  String replaced(String field, String text);

  /** What stands for the name of a field; names that a format has given must remain. */
  default String replacedName(String name) {
    return name;
  }
}
