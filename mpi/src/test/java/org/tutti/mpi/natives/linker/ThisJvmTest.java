package org.tutti.mpi.natives.linker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.diagnostics.TuttiException;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.inprocess.InProcess;

@Tag("jdk")
class ThisJvmTest {
  private static final boolean NEEDS_JNA =
      Runtime.version().feature() < ForeignLinker.FIRST_FEATURE_RELEASE;

  @TempDir Path directory;

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
    String output = run(Program.class, System.getProperty("java.class.path"), option);
    assertThat(output).contains(NEEDS_JNA ? "[TUTTI-324]" : "java.lang.foreign");
    assertThat(run(Threads.class, System.getProperty("java.class.path"), option))
        .as("ranks that are threads call nothing native")
        .isEqualTo("2.0\n2.0\n");
  }

  /** At which the JDK takes the path of a jar to end. */
  @Test
  void aUserWithoutAnEntryHasNoHome() {
    assertThat(ThisJvm.hasNoHome("?")).isTrue();
    assertThat(ThisJvm.hasNoHome("")).isTrue();
    assertThat(ThisJvm.hasNoHome("/home/user")).isFalse();
  }

  @Test
  void aJarBelowADirectoryWithAnExclamationMarkIsToBeMoved() throws Exception {
    Path strange = Files.createDirectories(directory.resolve("x!"));
    List<String> entries = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      Path file = Path.of(entry);
      boolean isJna = file.getFileName().toString().startsWith("jna-");
      entries.add(isJna ? Files.copy(file, strange.resolve(file.getFileName())).toString() : entry);
    }
    String output = run(Program.class, String.join(File.pathSeparator, entries));
    assertThat(output).contains(NEEDS_JNA ? "has an exclamation mark" : "java.lang.foreign");
  }

  private static String run(Class<?> program, String classPath, String... options)
      throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(options));
    command.addAll(List.of("-Djna.nosys=true", "-cp", classPath, program.getName()));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes());
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return output;
  }

  @Test
  void thisJvmHasALinker() {
    assertThat(NativeLinker.ofThisJvm()).isSameAs(NativeLinker.ofThisJvm());
  }

  /** Prints the sum on each of two ranks. */
  static final class Threads {
    private Threads() {}

    public static void main(String[] arguments) {
      InProcess.run(
          2,
          session -> {
            MessageBuffer send = session.world().allocate(Datatype.DOUBLE, 1);
            MessageBuffer receive = session.world().allocate(Datatype.DOUBLE, 1);
            send.putDouble(0, 1);
            session.world().allreduce(send, receive, 1, Datatype.DOUBLE, ReduceOp.SUM);
            System.out.println(receive.getDouble(0));
          });
    }
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
