package org.tutti.measure.plan;

import java.util.List;
import java.util.Optional;
import org.tutti.annotations.Pattern;

/**
 * What the ranks of a benchmark do.
 *
 * @param pattern which ranks communicate with each other, in a point-to-point benchmark
 * @param roles what ranks do, where they do different things; the first that contains a rank
 *     applies
 * @param leastProcesses how many processes it takes for this
 */
public record RankRoles(Optional<Pattern> pattern, List<RankRole> roles, int leastProcesses) {
  private static final int PARTNERS = 2;

  public RankRoles {
    roles = List.copyOf(roles);
  }

  /**
   * The roles of a benchmark. Partners, and ranks that do different things, are at least two.
   *
   * @param declared the least number of processes that the benchmark declares
   */
  static RankRoles of(Optional<Pattern> pattern, List<RankRole> roles, int declared) {
    boolean areDifferent = false;
    boolean nobodyAlone = !roles.isEmpty();
    for (RankRole role : roles) {
      areDifferent |= !role.method().equals(roles.get(0).method());
      nobodyAlone &= !role.ranks().contains(0, 1);
    }
    boolean needsTwo = pattern.isPresent() || areDifferent || nobodyAlone;
    return new RankRoles(pattern, roles, Math.max(declared, needsTwo ? PARTNERS : 1));
  }

  /** The partner of {@code rank} in the pattern; -1 if it has none. */
  public int partner(int rank, int processes) {
    return pattern.isPresent() ? pattern.get().partner(rank, processes) : -1;
  }

  /** The method that {@code rank} calls, where there are roles; empty if none contains it. */
  public String method(int rank, int processes) {
    boolean alone = pattern.isPresent() && partner(rank, processes) < 0;
    for (RankRole role : roles) {
      if (!alone && role.ranks().contains(rank, processes)) {
        return role.method();
      }
    }
    return "";
  }
}
