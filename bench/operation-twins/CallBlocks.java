package org.tutti.bench.operationtwins;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Calls as one would write them: what repeats itself is a loop. */
final class CallBlocks {
  private static final int LONGEST = 8;

  /** Fewer are written one after the other. */
  private static final int FEWEST = 3;

  private CallBlocks() {}

  /**
   * Calls that are made several times.
   *
   * @param times how often
   * @param first the calls of the first time
   * @param steps by how much each argument of each call grows from one time to the next
   */
  record Block(int times, List<RecordedCall> first, List<long[]> steps) {}

  static List<Block> of(List<RecordedCall> calls) {
    List<Block> blocks = new ArrayList<>();
    for (int at = 0; at < calls.size(); ) {
      Block best = block(calls, at, 1, 1);
      for (int length = 1; length <= LONGEST; length++) {
        int times = times(calls, at, length);
        if (times >= FEWEST && times * length > best.times() * best.first().size()) {
          best = block(calls, at, length, times);
        }
      }
      blocks.add(best);
      at += best.times() * best.first().size();
    }
    return blocks;
  }

  private static Block block(List<RecordedCall> calls, int at, int length, int times) {
    List<long[]> steps = new ArrayList<>();
    for (int index = at; index < at + length; index++) {
      steps.add(
          times == 1
              ? new long[calls.get(index).arity()]
              : steps(calls.get(index), calls.get(index + length)));
    }
    return new Block(times, List.copyOf(calls.subList(at, at + length)), steps);
  }

  /** How often so many calls follow each other, of which each argument grows evenly. */
  private static int times(List<RecordedCall> calls, int at, int length) {
    int index = at + length;
    while (index < calls.size() && continues(calls, at, length, index)) {
      index++;
    }
    return (index - at) / length;
  }

  private static boolean continues(List<RecordedCall> calls, int at, int length, int index) {
    RecordedCall before = calls.get(index - length);
    RecordedCall call = calls.get(index);
    if (!call.isAlike(before)) {
      return false;
    }
    long[] steps = steps(before, call);
    return index - length < at + length
        || Arrays.equals(steps, steps(calls.get(index - 2 * length), before));
  }

  private static long[] steps(RecordedCall before, RecordedCall after) {
    long[] steps = new long[before.arity()];
    for (int argument = 0; argument < steps.length; argument++) {
      steps[argument] = after.argument(argument) - before.argument(argument);
    }
    return steps;
  }
}
