package org.tutti.rank.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.Datatype;

@Tag("jdk")
class BenchmarkCodeTest {
  /** Calls what is compiled into loops: of Tutti, of buffers, and of itself. */
  static class Plain {
    private static final long LONG = 1L << 40;
    private final ByteBuffer buffer = ByteBuffer.allocate(8);

    double body(int[] numbers) {
      if (numbers.length == 0) {
        throw new IllegalStateException("empty");
      }
      Arrays.fill(numbers, Math.abs(Datatype.BYTE.bytes()));
      buffer.putLong(0, LONG);
      return new Helper().twice(0.5);
    }
  }

  static class Helper {
    double twice(double number) {
      return 2 * number;
    }
  }

  static class Streaming {
    int body() {
      return IntStream.range(0, 10).sum();
    }
  }

  static class Formatting {
    String body(int number) {
      return String.format("%d", number);
    }
  }

  static class WithLambda {
    int body(IntUnaryOperator operator) {
      IntSupplier supplier = () -> operator.applyAsInt(1);
      return supplier.getAsInt();
    }
  }

  static class UsesAnother {
    int body() {
      return new Streaming().body();
    }
  }

  interface Summing {
    default int body() {
      return new Streaming().body();
    }
  }

  static class Inherits implements Summing {}

  @Test
  void whatIsCompiledIntoLoops() {
    assertThat(new BenchmarkCode().isCompiledIntoLoops(List.of(Plain.class.getName()))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        Streaming.class,
        Formatting.class,
        WithLambda.class,
        UsesAnother.class,
        Inherits.class
      })
  void whatMayCallMore(Class<?> type) {
    List<String> both = List.of(Plain.class.getName(), type.getName());
    assertThat(new BenchmarkCode().isCompiledIntoLoops(both)).isFalse();
  }

  @Test
  void aClassThatCannotBeReadMayCallAnything() {
    assertThat(new BenchmarkCode().isCompiledIntoLoops(List.of("lab.Missing"))).isFalse();
    BenchmarkCode damaged =
        new BenchmarkCode(name -> Optional.of(new byte[] {0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 99}));
    assertThat(damaged.isCompiledIntoLoops(List.of("lab.Damaged"))).isFalse();
    // A method of the class in place 0, which no constant has.
    byte[] file = {0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    BenchmarkCode without = new BenchmarkCode(name -> Optional.of(file));
    assertThat(without.isCompiledIntoLoops(List.of("lab.Damaged"))).isFalse();
  }

  /** Whoever compiles benchmarks for a new JDK gets classes of its format. */
  @Test
  void classesOfThisJdkCanBeRead() {
    BenchmarkCode code =
        new BenchmarkCode(
            name -> {
              try (InputStream file = Object.class.getResourceAsStream("Runnable.class")) {
                return Optional.of(file.readAllBytes());
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
    assertThat(code.isCompiledIntoLoops(List.of("lab.Named")))
        .as("org.objectweb.asm does not know class files of JDK " + Runtime.version().feature())
        .isTrue();
  }
}
