package org.tutti.processor;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import javax.tools.JavaFileObject;
import org.tutti.processor.rule.Rule;

/**
 * An invalid source and its valid counterpart, from {@code rules/<RULE>.java.txt}. In the file
 * {@code «broken|legal»} marks what differs between the two; the report is expected at its
 * beginning, or, where javac can only point elsewhere, at {@code ¤}.
 */
record RuleCase(Rule rule, String template) {
  private static final String PREAMBLE =
      "package test;\n"
          + "import org.tutti.annotations.*;\n"
          + "import org.tutti.mpi.*;\n"
          + "import org.tutti.runtime.*;\n";

  static List<RuleCase> all() throws IOException {
    return Arrays.stream(Rule.values())
        .filter(rule -> RuleCase.class.getResource(resource(rule)) != null)
        .map(rule -> new RuleCase(rule, read(rule)))
        .toList();
  }

  JavaFileObject broken() {
    return file(template.replace("¤", "").replaceAll("«([^|»]*)\\|[^»]*»", "$1"));
  }

  JavaFileObject legal() {
    return file(template.replace("¤", "").replaceAll("«[^|»]*\\|([^»]*)»", "$1"));
  }

  String identifier() {
    return rule.problem().label();
  }

  long line() {
    return beforeMark().chars().filter(character -> character == '\n').count() + 1;
  }

  long column() {
    return beforeMark().length() - beforeMark().lastIndexOf('\n');
  }

  private String beforeMark() {
    int mark = template.indexOf('¤');
    return (preamble() + template)
        .substring(0, preamble().length() + (mark < 0 ? template.indexOf('«') : mark))
        .replaceAll("«([^|»]*)\\|[^»]*»", "$1")
        .replace("«", "");
  }

  /** A source that begins with its own package, or with a comment that there is none, has none. */
  private String preamble() {
    return template.startsWith("import") ? "" : PREAMBLE;
  }

  private JavaFileObject file(String body) {
    return JavaFileObjects.forSourceString(
        preamble().isEmpty() ? "Case" : "test.Case", preamble() + body);
  }

  private static String resource(Rule rule) {
    return "/rules/" + rule.name() + ".java.txt";
  }

  private static String read(Rule rule) {
    try (InputStream in = RuleCase.class.getResourceAsStream(resource(rule))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String toString() {
    return identifier() + " " + rule;
  }
}
