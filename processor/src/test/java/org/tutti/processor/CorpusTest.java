package org.tutti.processor;

import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.Severity;

/**
 * Each wrong source of the corpus causes one message, at its own line; the right ones cause none.
 * Sources are compiled together, as far as the errors of one do not hide those of another.
 */
@Tag("jdk")
class CorpusTest {
  private static final Map<String, List<String>> REPORTED = new HashMap<>();
  private static final List<String> ELSEWHERE = new ArrayList<>();

  static List<CorpusCase> cases() throws IOException {
    return CorpusCase.all();
  }

  @BeforeAll
  static void compile() throws IOException {
    Map<CorpusKind, List<CorpusCase>> cases = cases().stream().collect(groupingBy(CorpusKind::of));
    note(compilation(cases.get(CorpusKind.REFUSED)));
    note(compilation(cases.get(CorpusKind.ACCEPTED)));
    cases.get(CorpusKind.NO_JAVA).forEach(one -> note(compilation(List.of(one))));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void isReportedOnceAtItsOwnLine(CorpusCase source) {
    List<String> expected =
        source.expected().map(one -> one.identifier() + " on line " + one.line()).stream().toList();
    assertThat(REPORTED.getOrDefault(source.type(), List.of()).stream().map(CorpusTest::shortened))
        .as("%s%n%s", source.text(), REPORTED.get(source.type()))
        .containsExactlyElementsOf(expected);
  }

  @Test
  void nothingIsReportedInAGeneratedFileOrWithoutAPlace() {
    assertThat(ELSEWHERE).isEmpty();
  }

  @Test
  void whatIsWrongIsWrongForTuttiOnly() throws IOException {
    JavaFileObject[] refused =
        cases().stream()
            .filter(one -> CorpusKind.of(one) == CorpusKind.REFUSED)
            .map(CorpusCase::file)
            .toArray(JavaFileObject[]::new);
    assertThat(Compiler.javac().withOptions("-proc:none").compile(refused).errors()).isEmpty();
  }

  @Test
  void isLarge() throws IOException {
    assertThat(cases()).hasSizeGreaterThanOrEqualTo(200);
    assertThat(cases().stream().filter(one -> CorpusKind.of(one) != CorpusKind.ACCEPTED))
        .hasSizeGreaterThanOrEqualTo(150);
  }

  /** What becomes of a source: sources of one kind are compiled together. */
  private enum CorpusKind {
    ACCEPTED,
    REFUSED,
    NO_JAVA;

    static CorpusKind of(CorpusCase source) {
      if (source.isAbout("javac")) {
        return NO_JAVA;
      }
      boolean error =
          source
              .expected()
              .map(one -> problem(one.identifier()).description().severity() == Severity.ERROR)
              .orElse(false);
      return error ? REFUSED : ACCEPTED;
    }
  }

  private static Problem problem(String identifier) {
    return Problem.of(identifier)
        .orElseThrow(() -> new AssertionError("no problem: " + identifier));
  }

  private static Compilation compilation(List<CorpusCase> cases) {
    return Compiler.javac()
        .withProcessors(new TuttiProcessor())
        .withOptions("-Xmaxerrs", "1000", "-Xmaxwarns", "1000")
        .compile(cases.stream().map(CorpusCase::file).toList());
  }

  private static void note(Compilation compilation) {
    Stream.concat(compilation.errors().stream(), compilation.warnings().stream())
        .forEach(CorpusTest::note);
  }

  private static void note(Diagnostic<? extends JavaFileObject> diagnostic) {
    String message = diagnostic.getMessage(Locale.ROOT);
    String text = diagnostic.getLineNumber() + ": " + message;
    String path = diagnostic.getSource() == null ? "" : diagnostic.getSource().getName();
    if (path.startsWith("corpus/") && path.endsWith("/Case.java")) {
      String type = path.substring(0, path.length() - ".java".length()).replace('/', '.');
      REPORTED.computeIfAbsent(type, any -> new ArrayList<>()).add(text);
    } else {
      ELSEWHERE.add(path + ":" + text);
    }
  }

  private static String shortened(String reported) {
    String line = reported.substring(0, reported.indexOf(':'));
    String message = reported.substring(reported.indexOf(": ") + 2);
    String identifier = message.startsWith("[TUTTI-") ? message.substring(1, 10) : "javac";
    return identifier + " on line " + line;
  }
}
