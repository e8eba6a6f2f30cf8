package org.tutti.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.tutti.processor.Compilations.compile;
import static org.tutti.processor.Compilations.source;

import com.google.testing.compile.Compilation;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tutti.diagnostics.SourceProblem;
import org.tutti.processor.rule.Rule;

/**
 * One small source per rule, which violates it at a known line and column, and its valid
 * counterpart.
 */
class RuleTest {
  static Stream<RuleCase> cases() throws Exception {
    return RuleCase.all().stream();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void isReportedWhereItIsBroken(RuleCase rule) {
    Compilation compilation = compile(rule.broken());
    Diagnostic<? extends JavaFileObject> reported =
        compilation.diagnostics().stream()
            .filter(diagnostic -> diagnostic.getMessage(Locale.ROOT).contains(rule.identifier()))
            .findFirst()
            .orElseThrow(() -> new AssertionError("not reported: " + compilation.diagnostics()));
    assertThat(reported.getKind()).isEqualTo(rule.rule().kind());
    assertThat(reported.getLineNumber()).isEqualTo(rule.line());
    assertThat(reported.getColumnNumber()).isEqualTo(rule.column());
    if (rule.rule().kind() == Diagnostic.Kind.ERROR) {
      assertThat(compilation).failed();
      assertThat(compilation).hadErrorCount(1);
    } else {
      assertThat(compilation).succeeded();
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void hasAValidCounterpart(RuleCase rule) {
    Compilation compilation = compile(rule.legal());
    assertThat(compilation).succeededWithoutWarnings();
  }

  @Test
  void everyRuleHasACase() throws Exception {
    EnumSet<Rule> untested = EnumSet.allOf(Rule.class);
    untested.remove(
        Rule.HARNESS_NOT_WRITTEN); // tested in GenerationTest: it needs a file in the way
    RuleCase.all().forEach(rule -> untested.remove(rule.rule()));
    assertThat(untested).isEmpty();
  }

  @Test
  void everyProblemOfSourcesHasARule() {
    assertThat(Arrays.stream(Rule.values()).map(Rule::problem)).contains(SourceProblem.values());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          new Object()                                 | allocates with new Object
          int[] two = {1, 2}                           | allocates an array
          Runnable later = () -> {}                    | creates a lambda
          System.out.println(1)                        | writes to the console
          Files.exists(java.nio.file.Path.of("x"))     | works on files
          comm.allocate(Datatype.INT, 1)               | allocates with allocate
          """)
  void workInATimedMethodIsWarnedOfWhereItIsDone(String statement, String complaint) {
    JavaFileObject role =
        source(
            "Ping",
            "import java.nio.file.Files; public class Ping {",
            "  @PointToPoint(Pattern.FIRST_WITH_LAST) @Role(Ranks.FIRST)",
            "  public void ping(Communicator comm) {}",
            "  @Role(value = Ranks.LAST, of = \"ping\")",
            "  public void pong(Communicator comm) {",
            "    " + statement + ";",
            "  }",
            "}");
    assertThat(compile(role))
        .hadWarningContaining("[TUTTI-099] the timed method pong " + complaint + ".")
        .inFile(role)
        .onLine(7);
  }

  @Test
  void allErrorsOfAllClassesAreReportedAtOnce() {
    JavaFileObject first =
        source(
            "First",
            "public class First {",
            "  @Collective(Operation.BCAST) @Param(msizes = {-1, 8, 8}) @Launches(0)",
            "  void hidden(String text) {}",
            "}");
    JavaFileObject second =
        source(
            "Second",
            "public class Second {",
            "  @Collective(Operation.BCAST) @Repetitions(-3)",
            "  public int answer(Message message) { return 42; }",
            "}");
    Compilation compilation = compile(first, second);
    assertThat(compilation).hadErrorCount(7);
    for (String identifier : List.of("070", "074", "079", "080")) {
      assertThat(compilation).hadErrorContaining("[TUTTI-" + identifier + "]").inFile(first);
    }
    assertThat(compilation).hadErrorContaining("[TUTTI-070]").inFile(second).onLine(4);
    assertThat(compilation).hadErrorContaining("[TUTTI-079]").inFile(second).onLine(3);
  }
}
