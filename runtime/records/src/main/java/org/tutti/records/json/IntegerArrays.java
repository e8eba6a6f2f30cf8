package org.tutti.records.json;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * Supplies the arrays for the integers of JSON arrays. Released arrays are reused, so that reading
 * one cell after another creates no garbage. Not thread-safe.
 */
public final class IntegerArrays {
  /** The number of arrays of a cell; no more are needed at a time. */
  private static final int MAX_KEPT = 3;

  private static final int SMALLEST = 16;

  private final Deque<long[]> free = new ArrayDeque<>();
  private long[] room = new long[SMALLEST];

  /** A buffer for integers whose number is not known yet; its content is kept. */
  long[] room() {
    return room;
  }

  /** Doubles the buffer and keeps its content. */
  long[] larger() {
    room = Arrays.copyOf(room, 2 * room.length);
    return room;
  }

  /** An array of exactly the first {@code count} integers of the buffer. */
  long[] first(int count) {
    long[] given = free.peek();
    if (given == null || given.length != count) {
      return Arrays.copyOf(room, count);
    }
    free.pop();
    System.arraycopy(room, 0, given, 0, count);
    return given;
  }

  /** Releases an array that is no longer read. */
  public void giveBack(long[] array) {
    if (free.size() == MAX_KEPT) {
      free.removeLast();
    }
    free.push(array);
  }
}
