package org.tutti.mpi.natives.linker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

/** The linker of the JVM that runs the tests; the tests run on one JVM for each of the two. */
class NativeLinkerTest {
  private final NativeLinker linker = NativeLinker.ofThisJvm();

  @Test
  void textCrossesBothWays() throws Throwable {
    ByteBuffer text = CStrings.encode("Grüße");
    MethodHandle strlen =
        linker.standardLibrary().function("strlen", MethodType.methodType(long.class, long.class));
    assertThat((long) strlen.invokeExact(linker.addressOf(text))).isEqualTo(7);
    CStrings texts = new CStrings(linker);
    assertThat(texts.decode(linker.addressOf(text))).isEqualTo("Grüße");
    assertThat(texts.decode(0)).isEmpty();
  }

  @Test
  void integersAndDoublesCross() throws Throwable {
    LinkedLibrary math = linker.open("libm.so.6");
    MethodHandle ldexp =
        math.function("ldexp", MethodType.methodType(double.class, double.class, int.class));
    assertThat((double) ldexp.invokeExact(1.5, 10)).isEqualTo(1536);
  }

  @Test
  void aLibraryThatIsNotThereIsToldByTheLoader() {
    assertThatThrownBy(() -> linker.open("/nowhere/libnothing.so"))
        .isInstanceOf(LibraryLoadException.class)
        .hasMessageContaining("/nowhere/libnothing.so");
  }

  @Test
  void aSymbolThatIsNotThereHasNoAddressAndNoHandle() throws Exception {
    LinkedLibrary math = linker.open("libm.so.6");
    assertThat(math.addressOf("sin")).isNotZero();
    assertThat(math.addressOf("no_such_symbol")).isZero();
    assertThatThrownBy(() -> math.function("no_such_symbol", MethodType.methodType(int.class)))
        .isInstanceOf(UnsatisfiedLinkError.class);
  }

  @Test
  void theAddressIsTheBuffersStartWhateverItsPosition() {
    ByteBuffer buffer = ByteBuffer.allocateDirect(16);
    long start = linker.addressOf(buffer);
    buffer.position(8);
    assertThat(linker.addressOf(buffer)).isEqualTo(start);
    assertThat(linker.addressOf(buffer.slice())).isEqualTo(start + 8);
  }
}
