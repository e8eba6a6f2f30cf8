package org.tutti.analysis.disturbance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.tutti.diagnostics.Counted;
import org.tutti.records.launch.OtherProgram;

/** The other programs on a host in words. */
public final class ProgramNames {
  private static final int MAX = 3;

  /** The share of the time of all other programs below which a program is not named. */
  private static final double MIN_SHARE = 0.1;

  /** If those that can be seen used less, the others are mentioned. */
  private static final double MIN_SEEN = 0.5;

  private static final double SECONDS_PER_NANO = 1e-9;

  private ProgramNames() {}

  /**
   * Those that used most, processes with the same name together.
   *
   * @param programs of one or more launches
   * @param seconds of all other programs in these launches, seen or not
   */
  public static String of(List<OtherProgram> programs, double seconds) {
    Map<String, List<OtherProgram>> names = new LinkedHashMap<>();
    for (OtherProgram program : programs) {
      names.computeIfAbsent(program.name(), name -> new ArrayList<>()).add(program);
    }
    List<String> texts = new ArrayList<>();
    names.values().stream()
        .filter(same -> seconds(same) >= MIN_SHARE * seconds)
        .sorted(Comparator.comparingDouble(ProgramNames::seconds).reversed())
        .limit(MAX)
        .forEach(same -> texts.add(text(same)));
    if (seconds(programs) < MIN_SEEN * seconds) {
      texts.add(
          texts.isEmpty()
              ? "programs that used little each or cannot be seen (other users', or finished)"
              : "others that used less or cannot be seen (other users', or finished)");
    }
    return String.join(", ", texts);
  }

  private static double seconds(List<OtherProgram> programs) {
    return SECONDS_PER_NANO * programs.stream().mapToLong(OtherProgram::nanos).sum();
  }

  private static String text(List<OtherProgram> same) {
    Set<Long> pids = same.stream().map(OtherProgram::pid).collect(Collectors.toSet());
    return String.format(
        Locale.ROOT,
        "'%s' (%s%s) %.1f s",
        same.get(0).name(),
        pids.size() == 1 ? "process " + same.get(0).pid() : Counted.of(pids.size(), "process"),
        user(same).isPresent() ? " of user " + user(same).getAsLong() : "",
        seconds(same));
  }

  /** The user who owns all of them. */
  private static OptionalLong user(List<OtherProgram> same) {
    long first = same.get(0).user();
    boolean known = first != OtherProgram.UNKNOWN_USER;
    return known && same.stream().allMatch(program -> program.user() == first)
        ? OptionalLong.of(first)
        : OptionalLong.empty();
  }
}
