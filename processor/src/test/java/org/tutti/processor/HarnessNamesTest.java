package org.tutti.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.tutti.processor.Compilations.compile;
import static org.tutti.processor.Compilations.source;

import com.google.testing.compile.Compilation;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A harness can be found by the names of its class and method, whatever they are. */
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

  @Test
  void twoClassesWhoseHarnessesWouldHaveOneNameAreReported() {
    JavaFileObject nested = source("Outer", "public class Outer {", two("Left"), "}");
    JavaFileObject alone =
        source(
            "Outer_Left",
            "public class Outer_Left {",
            "  @Collective(Operation.BARRIER)",
            "  public void small(Communicator comm) { comm.barrier(); }",
            "}");
    assertThat(compile(nested, alone))
        .hadErrorContaining("[TUTTI-089] the harness of test.Outer_Left cannot be written");
  }

  private static String two(String type) {
    return "public static class "
        + type
        + " {"
        + " @Collective(Operation.BARRIER) public void small(Communicator comm) {}"
        + " @Collective(Operation.BARRIER) public void large(Communicator comm) {} }";
  }
}
