package org.tutti.rank.observation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.sync.clock.RankClock;

/**
 * The time that each phase took in each observation of a cell on this rank, in nanoseconds on the
 * rank's clock. The phases of an observation add up to its time from start to end: what comes
 * before the first mark is a phase, too.
 */
public final class PhaseLog implements PhaseTiming {
  /** The name of what comes before the first mark of an observation. */
  static final String UNMARKED = "";

  private static final int LARGEST = 32;

  private final RankClock clock;
  private final String[] names = new String[LARGEST];
  private final long[][] run = new long[LARGEST][];
  private final long[][] kept = new long[LARGEST][];
  private final int longest;
  private int phases;
  private int observation;
  private int current;
  private long first;
  private long last;
  private int count;

  /** A log, if the settings request one. */
  public static Optional<PhaseLog> requested(Settings settings, RankClock clock, int longest) {
    return settings.get(SettingKey.PHASES)
        ? Optional.of(new PhaseLog(clock, longest))
        : Optional.empty();
  }

  /**
   * @param clock the clock that starts and ends are read from
   * @param longest observations of a run, at most
   */
  PhaseLog(RankClock clock, int longest) {
    this.clock = clock;
    this.longest = longest;
    phase(UNMARKED);
  }

  @Override
  public void begin(int index) {
    observation = index;
    current = 0;
    for (int phase = 0; phase < phases; phase++) {
      run[phase][index] = 0;
    }
  }

  @Override
  public void mark(String name) {
    long now = clock.now();
    if (current == 0) {
      first = now;
    } else {
      run[current][observation] += now - last;
    }
    current = phase(name);
    last = now;
  }

  @Override
  public void end(long start, long end) {
    if (current == 0) {
      run[0][observation] = end - start;
    } else {
      run[0][observation] = first - start;
      run[current][observation] += end - last;
    }
  }

  @Override
  public void append(int observations) {
    for (int phase = 0; phase < phases; phase++) {
      if (kept[phase].length < count + observations) {
        kept[phase] = Arrays.copyOf(kept[phase], Math.max(2 * count, count + observations));
      }
      System.arraycopy(run[phase], 0, kept[phase], count, observations);
    }
    count += observations;
  }

  /** The phases in the order of their first marks; the first is what was not marked. */
  List<String> names() {
    return new ArrayList<>(Arrays.asList(names).subList(0, phases));
  }

  int count() {
    return count;
  }

  /** The time of a phase in a kept observation. */
  long time(int phase, int index) {
    return kept[phase][index];
  }

  private int phase(String name) {
    for (int phase = 0; phase < phases; phase++) {
      if (names[phase] == name || names[phase].equals(name)) {
        return phase;
      }
    }
    if (phases == LARGEST) {
      throw new IllegalArgumentException(
          "more than " + (LARGEST - 1) + " phases are marked, such as '" + name + "'");
    }
    names[phases] = name;
    run[phases] = new long[longest];
    kept[phases] = new long[count];
    return phases++;
  }
}
