package org.tutti.processor;

import static com.google.testing.compile.CompilationSubject.assertThat;
import static org.tutti.processor.Compilations.compile;
import static org.tutti.processor.Compilations.source;

import com.google.testing.compile.Compilation;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Test;

class ConstraintTest {
  @Test
  void aClassInheritsConstraintsWhichMayNameTheConstantsOfAnEnum() {
    assertThat(compilation("mode != FAST || chunks > 1"))
        .generatedFile(StandardLocation.CLASS_OUTPUT, "META-INF/tutti/test.Case")
        .contentsAsUtf8String()
        .contains("\nconstraint\tmode != FAST || chunks > 1\n");
  }

  @Test
  void aConstantOfNoParameterIsRefused() {
    assertThat(compilation("mode != QUICK")).hadErrorContaining("QUICK");
  }

  private static Compilation compilation(String constraint) {
    return compile(
        source(
            "Case",
            "public class Case extends Base {",
            "  @Collective(Operation.BARRIER)",
            "  public void barrier(Communicator comm) { comm.barrier(); }",
            "}",
            "@Constraint(\"" + constraint + "\")",
            "abstract class Base {",
            "  public enum Mode { FAST, SAFE }",
            "  @Param public Mode mode;",
            "  @Param(\"1..4*2\") public int chunks;",
            "}"));
  }
}
