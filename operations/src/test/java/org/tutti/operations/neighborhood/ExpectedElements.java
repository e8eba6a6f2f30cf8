package org.tutti.operations.neighborhood;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.tutti.runtime.Arrivals;

/** What must be in a receive buffer where each rank sends its number and its elements' indices. */
final class ExpectedElements implements Arrivals {
  static final int UNTOUCHED = -1;
  private static final int ELEMENTS_OF_A_RANK = 100_000;

  private final int[] elements;

  ExpectedElements(int size) {
    elements = new int[size];
    Arrays.fill(elements, UNTOUCHED);
  }

  static int sent(int rank, int index) {
    return ELEMENTS_OF_A_RANK * rank + index;
  }

  static int sender(int element) {
    return element / ELEMENTS_OF_A_RANK;
  }

  int[] elements() {
    return elements;
  }

  @Override
  public void block(long at, long length, int rank, long start) {
    for (int i = 0; i < length; i++) {
      elements[(int) at + i] = sent(rank, (int) start + i);
    }
  }

  @Override
  public Arrivals into(Buffer buffer) {
    throw new AssertionError("nothing arrives in " + buffer);
  }

  @Override
  public Arrivals from(Buffer buffer) {
    throw new AssertionError("nothing comes from " + buffer);
  }

  @Override
  public void reduced(long at, long length, IntStream ranks, long start) {
    throw new AssertionError("nothing is reduced");
  }

  @Override
  public void reduced(long at, long length, List<Source> sources, long start) {
    throw new AssertionError("nothing is reduced");
  }

  @Override
  public void undefined(long at, long length) {
    throw new AssertionError("nothing is undefined");
  }
}
