package org.tutti.rank.disturbance;

import java.util.StringJoiner;
import org.tutti.records.launch.MachineLoad;
import org.tutti.records.launch.RankActivity;

/** Activities and loads as texts, which ranks send to the root. */
public final class ActivityText {
  private static final String SEPARATOR = " ";

  private ActivityText() {}

  public static String encode(RankActivity activity) {
    return join(
        activity.nanos(),
        activity.busyNanos(),
        activity.stolenNanos(),
        activity.ownNanos(),
        activity.waitedNanos(),
        activity.preemptions(),
        activity.migrations());
  }

  public static RankActivity decodeActivity(String text) {
    long[] numbers = split(text);
    return new RankActivity(
        numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], numbers[6]);
  }

  public static String encode(MachineLoad load) {
    return join(
        load.runnableBefore(),
        load.runnableAfter(),
        load.pressureNanos(),
        load.throttledNanos(),
        load.heatEvents());
  }

  public static MachineLoad decodeLoad(String text) {
    long[] numbers = split(text);
    return new MachineLoad((int) numbers[0], (int) numbers[1], numbers[2], numbers[3], numbers[4]);
  }

  private static String join(long... numbers) {
    StringJoiner text = new StringJoiner(SEPARATOR);
    for (long number : numbers) {
      text.add(Long.toString(number));
    }
    return text.toString();
  }

  private static long[] split(String text) {
    String[] words = text.split(SEPARATOR, -1);
    long[] numbers = new long[words.length];
    for (int index = 0; index < numbers.length; index++) {
      numbers[index] = Long.parseLong(words[index]);
    }
    return numbers;
  }
}
