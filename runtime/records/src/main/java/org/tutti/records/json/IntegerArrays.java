package org.tutti.records.json;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * Where the integers of JSON arrays are put. Arrays that were given back are filled again, so that
 * who reads one cell after the other leaves no garbage. Of one thread.
 */
public final class IntegerArrays {
  /** Those of a cell; more are never wanted at a time. */
  private static final int MOST_KEPT = 3;

  private static final int SMALLEST = 16;

  private final Deque<long[]> free = new ArrayDeque<>();
  private long[] room = new long[SMALLEST];

  /** Room for integers whose number is not known yet; the content stays. */
  long[] room() {
    return room;
  }

  /** The same content in twice the room. */
  long[] larger() {
    room = Arrays.copyOf(room, 2 * room.length);
    return room;
  }

  /** An array of exactly the first {@code count} integers in the room. */
  long[] first(int count) {
    long[] given = free.peek();
    if (given == null || given.length != count) {
      return Arrays.copyOf(room, count);
    }
    free.pop();
    System.arraycopy(room, 0, given, 0, count);
    return given;
  }

  /** Nobody reads this array any more. */
  public void giveBack(long[] array) {
    if (free.size() == MOST_KEPT) {
      free.removeLast();
    }
    free.push(array);
  }
}
