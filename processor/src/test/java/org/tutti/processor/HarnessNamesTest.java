package org.tutti.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.tutti.processor.Compilations.compile;
import static org.tutti.processor.Compilations.source;

import com.google.testing.compile.Compilation;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A harness can be found by the names of its class and method, whatever they are. */
@Tag("jdk")
class HarnessNamesTest {
  /** Words that cannot be names of classes, and names that generated code uses otherwise. */
  @ParameterizedTest
  @CsvSource({
    "record, record_",
    "var, var_",
    "yield, yield_",
    "sealed, sealed_",
    "permits, permits_",
    "Ring_Harness, Ring_Harness_",
    "Ring, Ring",
    "Run, Run",
    "Harness, Harness",
    "CellContext, CellContext",
    "Override, Override",
    "Generated, Generated",
    "benchmark, benchmark",
    "clock, clock",
    "measure, measure"
  })
  void anyNameOfAMethodWillDo(String method, String harness) {
    Compilation compilation =
        compile(
            source(
                "Ring",
                "public class Ring {",
                "  @Collective(Operation.BARRIER)",
                "  public void " + method + "(Communicator comm) { comm.barrier(); }",
                "}"));
    assertThat(compilation).succeededWithoutWarnings();
    assertThat(compilation)
        .generatedFile(StandardLocation.CLASS_OUTPUT, "test/Ring_Harness$" + harness + ".class");
    assertThat(compilation)
        .generatedFile(StandardLocation.CLASS_OUTPUT, "META-INF/tutti/test.Ring")
        .contentsAsUtf8String()
        .startsWith("benchmark\ttest.Ring." + method + "\ttest.Ring_Harness$" + harness + "\n");
  }

  @Test
  void theBenchmarksOfAClassShareAFileAndHaveAClassEach() {
    Compilation compilation =
        compile(source("Outer", "public class Outer {", two("Left"), two("Right"), "}"));
    assertThat(compilation).succeeded();
    for (String type : new String[] {"Left", "Right"}) {
      assertThat(compilation).generatedSourceFile("test.Outer_" + type + "_Harness");
      for (String method : new String[] {"small", "large"}) {
        String path = "test/Outer_" + type + "_Harness$" + method + ".class";
        assertThat(compilation).generatedFile(StandardLocation.CLASS_OUTPUT, path);
      }
    }
  }

  /** Each name has a dot where one class contains the next. */
  @ParameterizedTest
  @CsvSource({
    "Outer.Left, Outer_Left",
    "Outer_.Left, Outer._Left",
    "Outer_.Left, Outer__Left",
    "A.B_C, A_B.C",
    "A.B.C, A_B_C",
    "A.B_1C, A_B.C"
  })
  void differentClassesHaveDifferentHarnesses(String one, String other) {
    Compilation together = compile(nested(one), nested(other));
    assertThat(together).succeededWithoutWarnings();
    assertThat(
            together.generatedFiles().stream()
                .filter(file -> file.getName().endsWith("_Harness.java")))
        .hasSize(2);
  }

  private static JavaFileObject nested(String name) {
    String[] types = name.split("\\.");
    StringBuilder text = new StringBuilder("@Benchmark public void own(Communicator comm) {}");
    for (int level = types.length - 1; level >= 0; level--) {
      String modifiers = level == 0 ? "public class " : "public static class ";
      text.insert(0, modifiers + types[level] + " {").append("}");
    }
    return source(types[0], text.toString());
  }

  private static String two(String type) {
    return "public static class "
        + type
        + " {"
        + " @Collective(Operation.BARRIER) public void small(Communicator comm) {}"
        + " @Collective(Operation.BARRIER) public void large(Communicator comm) {} }";
  }
}
