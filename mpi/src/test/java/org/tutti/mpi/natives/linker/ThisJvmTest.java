package org.tutti.mpi.natives.linker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.diagnostics.TuttiException;

class ThisJvmTest {
  /** The texts are those of JNA and of the JVM. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          java.lang.UnsatisfiedLinkError | /tmp/jna1.tmp: failed to map segment from shared object | -Djna.tmpdir=
          java.lang.UnsatisfiedLinkError | Failed to create temporary file for /com/sun/jna/libjnidispatch.so library: Permission denied | -Djna.tmpdir=
          java.lang.UnsatisfiedLinkError | Native library (com/sun/jna/linux-x/libjnidispatch.so) not found in resource path | no native code for this machine
          java.lang.Error | There is an incompatible JNA native library installed on this system | -Djna.nosys=true
          java.lang.NoClassDefFoundError | com/sun/jna/Library | Add jna
          java.lang.NoClassDefFoundError | Could not initialize class com.sun.jna.Native | -Djna.tmpdir=
          java.lang.IllegalStateException | a function of the C library could not be called | -Djna.tmpdir=
          """)
  void eachWayInWhichJnaCannotLoadHasARemedy(String type, String text, String remedy)
      throws Exception {
    Throwable thrown =
        (Throwable) Class.forName(type).getConstructor(String.class).newInstance(text);
    ThisJvm jvm =
        new ThisJvm(
            () -> {
              throw ThisJvmTest.<RuntimeException>unchecked(thrown);
            });

    for (int time = 0; time < 2; time++) {
      assertThatThrownBy(jvm::get)
          .isInstanceOf(TuttiException.class)
          .hasMessageStartingWith("[TUTTI-324]")
          .hasMessageContaining(text)
          .hasMessageContaining(remedy)
          .hasMessageContaining("JDK 22")
          .hasCause(thrown);
    }
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> T unchecked(Throwable thrown) throws T {
    throw (T) thrown;
  }

  /** With directories into which no file can be unpacked, and without any native code. */
  @ParameterizedTest
  @ValueSource(strings = {"-Djna.tmpdir=/proc", "-Djna.nounpack=true"})
  void aJvmThatCannotLoadItSaysSo(String option) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add(option);
    command.add("-Djna.nosys=true");
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(Program.class.getName());
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes());
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();

    boolean needsJna = Runtime.version().feature() < ForeignLinker.FIRST_FEATURE_RELEASE;
    assertThat(output).contains(needsJna ? "[TUTTI-324]" : "java.lang.foreign");
  }

  @Test
  void thisJvmHasALinker() {
    assertThat(NativeLinker.ofThisJvm()).isSameAs(NativeLinker.ofThisJvm());
  }

  /** Prints the linker of its JVM, or why it has none. */
  static final class Program {
    private Program() {}

    public static void main(String[] arguments) {
      try {
        System.out.println(NativeLinker.ofThisJvm().name());
      } catch (TuttiException e) {
        System.out.println(e.getMessage());
      }
    }
  }
}
