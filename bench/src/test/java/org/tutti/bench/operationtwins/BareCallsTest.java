package org.tutti.bench.operationtwins;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BareCallsTest {
  private static final List<String> MADE = new ArrayList<>();

  private static final MethodHandle SEND = handle("send", long.class, long.class);
  private static final MethodHandle WAIT = handle("waitFor", long.class);

  private static final long FAILURE = 13;

  static long send(long buffer, long request) {
    MADE.add("send " + buffer + " " + request);
    return 0;
  }

  static long waitFor(long request) {
    MADE.add("wait " + request);
    return request == FAILURE ? FAILURE : 0;
  }

  @Test
  void makesTheCallsInTheirOrderWithTheirArguments() throws Throwable {
    List<RecordedCall> calls = new ArrayList<>();
    calls.add(waiting(1));
    IntStream.range(0, 64).forEach(k -> calls.add(sending(5, 100 + 8 * k)));
    IntStream.range(0, 4).forEach(k -> calls.addAll(List.of(sending(k, 2), waiting(-k))));
    calls.add(waiting(7));
    assertMade(new BareCalls(calls), calls);
  }

  @Test
  void takesOtherArgumentsButNotOtherCalls() throws Throwable {
    BareCalls calls = new BareCalls(sends(8));
    List<RecordedCall> others = List.of(sending(9, 9), sending(9, 25), sending(9, 41));
    assertThat(calls.take(others)).isTrue();
    assertMade(calls, others);
    assertThat(calls.take(sends(8).subList(0, 2))).isFalse();
    assertThat(calls.take(sends(0))).isFalse();
    assertThat(calls.take(List.of(waiting(1), waiting(2), waiting(3)))).isFalse();
    assertMade(calls, others);
  }

  @Test
  void stopsWhereACallFails() {
    BareCalls calls = new BareCalls(List.of(waiting(FAILURE), waiting(1)));
    MADE.clear();
    assertThatThrownBy(
            () -> {
              calls.handle().invokeExact();
            })
        .hasMessage("MPI error 13");
    assertThat(MADE).containsExactly("wait 13");
  }

  private static List<RecordedCall> sends(int step) {
    return List.of(sending(1, 100), sending(1, 100 + step), sending(1, 100 + 2L * step));
  }

  private static void assertMade(BareCalls bare, List<RecordedCall> calls) throws Throwable {
    MADE.clear();
    bare.handle().invokeExact();
    List<String> made = List.copyOf(MADE);
    MADE.clear();
    for (RecordedCall call : calls) {
      Object[] arguments = Arrays.stream(call.arguments()).boxed().toArray();
      call.handle().invokeWithArguments(arguments);
    }
    assertThat(made).isEqualTo(MADE).isNotEmpty();
  }

  private static RecordedCall sending(long buffer, long request) {
    return new RecordedCall("MPI_Isend", new long[] {buffer, request}, SEND);
  }

  private static RecordedCall waiting(long request) {
    return new RecordedCall("MPI_Wait", new long[] {request}, WAIT);
  }

  private static MethodHandle handle(String name, Class<?>... parameters) {
    try {
      return MethodHandles.lookup()
          .findStatic(BareCallsTest.class, name, MethodType.methodType(long.class, parameters));
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
