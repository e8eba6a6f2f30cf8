package org.tutti.mpi.natives.linker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Every linker that the JVM that runs the tests can have. */
@Tag("jdk")
@ParameterizedClass
@MethodSource("linkers")
class NativeLinkerTest {
  private final NativeLinker linker;

  NativeLinkerTest(NativeLinker linker) {
    this.linker = linker;
  }

  static List<NativeLinker> linkers() {
    List<NativeLinker> linkers = new ArrayList<>(List.of(new JnaLinker()));
    JniLinker.find().ifPresent(linkers::add);
    linkers.add(NativeLinker.ofThisJvm());
    return linkers;
  }

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
  void argumentsThatAFunctionDoesNotHaveAreIgnored() throws Throwable {
    for (int arguments : new int[] {1, 6, 8}) {
      MethodType signature =
          MethodType.methodType(long.class, Collections.nCopies(arguments, long.class));
      MethodHandle labs = linker.standardLibrary().function("labs", signature);
      Object[] values = new Object[arguments];
      Arrays.fill(values, -7L);
      assertThat(labs.invokeWithArguments(values)).isEqualTo(7L);
    }
  }

  @Test
  void namesOfSymbolsMayBeLong() throws LibraryLoadException {
    LinkedLibrary math = linker.open("libm.so.6");
    long ldexp = math.addressOf("ldexp");
    assertThat(math.addressOf("l".repeat(1000))).isZero();
    assertThat(math.addressOf("ldexp")).isEqualTo(ldexp).isNotZero();
    assertThat(math.addressOf("ldex")).isZero();
  }

  @Test
  void asManyArgumentsCrossAsMpiHas() throws Throwable {
    MethodHandle snprintf =
        linker
            .standardLibrary()
            .function(
                "snprintf",
                MethodType.genericMethodType(0)
                    .changeReturnType(int.class)
                    .appendParameterTypes(Collections.nCopies(12, long.class)));
    ByteBuffer into = ByteBuffer.allocateDirect(64);
    ByteBuffer format = CStrings.encode("%d %d %d %d %d %d %d %d %d");
    int length =
        (int)
            snprintf.invokeExact(
                linker.addressOf(into),
                64L,
                linker.addressOf(format),
                1L,
                2L,
                3L,
                4L,
                5L,
                6L,
                7L,
                8L,
                9L);
    assertThat(length).isEqualTo(17);
    assertThat(new CStrings(linker).decode(linker.addressOf(into))).isEqualTo("1 2 3 4 5 6 7 8 9");
  }

  @Test
  void theLoaderReportsAMissingLibrary() {
    assertThatThrownBy(() -> linker.open("/nowhere/libnothing.so"))
        .isInstanceOf(LibraryLoadException.class)
        .hasMessageContaining("/nowhere/libnothing.so");
  }

  @Test
  void aMissingSymbolHasNoAddressAndNoHandle() throws Exception {
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

  /** Of functions that call back, {@code pthread_once} asks for no result. */
  @Test
  void functionsOfCCallBack() throws Throwable {
    List<Thread> called = new ArrayList<>();
    long stub = linker.upcall((a, b, c, d) -> called.add(Thread.currentThread()));
    ByteBuffer control = ByteBuffer.allocateDirect(8);
    MethodType signature = MethodType.methodType(int.class, long.class, long.class);
    MethodHandle once = linker.standardLibrary().function("pthread_once", signature);
    assertThat((int) once.invokeExact(linker.addressOf(control), stub)).isZero();
    assertThat((int) once.invokeExact(linker.addressOf(control), stub)).isZero();
    assertThat(called).containsExactly(Thread.currentThread());
  }
}
