package org.tutti.bench.map;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.tutti.lab.map.network.PairLogs;
import org.tutti.lab.map.network.Suspect;
import org.tutti.lab.map.network.Suspect.MachinePart;
import org.tutti.stats.design.RoundRobin;
import org.tutti.stats.sample.OrderedSample;

/**
 * A machine whose slow part is known: launches differ by 3 %, the observations of a pair by 5 %
 * from launch to launch, and 1 % of observations last ten times as long.
 */
final class SimulatedMachine {
  private static final int OBSERVATIONS = 10;
  private static final int GROUP = 16;
  private final int hosts;
  private final boolean directed;
  private final Fault fault;
  private final Random random;
  private final int[] from;
  private final int[] to;
  private final int[] rounds;
  private final int slow;
  private final int other;

  /** What is 10 % slower. */
  enum Fault {
    NOTHING,
    HOST,
    HOST_IN_ONE_DIRECTION,
    LINK,
    BLOCK,
    SWITCH
  }

  SimulatedMachine(int hosts, int partners, boolean directed, Fault fault, long seed) {
    this.hosts = hosts;
    this.directed = directed;
    this.fault = fault;
    this.random = new Random(seed);
    RoundRobin schedule = new RoundRobin(hosts);
    List<int[]> pairs = new ArrayList<>();
    for (int round : schedule.spread(partners, random)) {
      for (int one = 0; one < hosts; one++) {
        int partner = schedule.partner(round, one);
        if (partner >= 0 && (directed || one < partner)) {
          pairs.add(new int[] {one, partner, round});
        }
      }
    }
    from = pairs.stream().mapToInt(pair -> pair[0]).toArray();
    to = pairs.stream().mapToInt(pair -> pair[1]).toArray();
    rounds = pairs.stream().mapToInt(pair -> pair[2]).toArray();
    int drawn = random.nextInt(from.length);
    slow = from[drawn];
    other = to[drawn];
  }

  int[] groups() {
    return IntStream.range(0, hosts).map(host -> host / GROUP).toArray();
  }

  /** Launches in which some rounds are measured. */
  PairLogs launches(int launches, TreeSet<Integer> measured) {
    double[][] times = new double[launches][from.length];
    for (double[] row : times) {
      double launch = Math.exp(0.03 * random.nextGaussian());
      for (int pair = 0; pair < row.length; pair++) {
        row[pair] =
            measured.contains(rounds[pair])
                ? median(launch * Math.exp(0.05 * random.nextGaussian()) * slowdown(pair))
                : Double.NaN;
      }
    }
    return PairLogs.of(hosts, directed, from, to, new int[from.length], times);
  }

  TreeSet<Integer> rounds() {
    TreeSet<Integer> all = new TreeSet<>();
    Arrays.stream(rounds).forEach(all::add);
    return all;
  }

  /** The rounds that hold the candidates, and some more, which tell how others are. */
  TreeSet<Integer> rounds(List<Suspect> candidates, int more) {
    TreeSet<Integer> needed = new TreeSet<>(rounds().stream().limit(more).toList());
    for (Suspect suspect : candidates) {
      if (suspect.part() == MachinePart.BLOCK) {
        needed.addAll(roundsOfBlock(suspect, more / 2));
      }
      if (suspect.part() == MachinePart.PAIR) {
        for (int pair = 0; pair < from.length; pair++) {
          if (from[pair] == suspect.first() && to[pair] == suspect.second()) {
            needed.add(rounds[pair]);
          }
        }
      }
    }
    return needed;
  }

  private List<Integer> roundsOfBlock(Suspect block, int most) {
    int[] met = new int[hosts + 1];
    for (int pair = 0; pair < from.length; pair++) {
      Set<Integer> groups = Set.copyOf(List.of(from[pair] / GROUP, to[pair] / GROUP));
      met[rounds[pair]] += groups.equals(Set.of(block.first(), block.second())) ? 1 : 0;
    }
    return rounds().stream()
        .sorted(Comparator.comparingInt((Integer round) -> met[round]).reversed())
        .limit(most)
        .toList();
  }

  private double median(double time) {
    double[] times = new double[OBSERVATIONS];
    for (int i = 0; i < times.length; i++) {
      times[i] =
          1000 * time * (1 + 0.02 * random.nextDouble()) * (random.nextInt(100) == 0 ? 10 : 1);
    }
    return OrderedSample.of("times", times).median();
  }

  private double slowdown(int pair) {
    int one = from[pair];
    int two = to[pair];
    boolean is =
        switch (fault) {
          case NOTHING -> false;
          case HOST -> one == slow || two == slow;
          case HOST_IN_ONE_DIRECTION -> one == slow;
          case LINK -> one == slow && two == other;
          case BLOCK ->
              one / GROUP == slowGroup() && two / GROUP == otherGroup()
                  || one / GROUP == otherGroup() && two / GROUP == slowGroup();
          case SWITCH -> one / GROUP == slow / GROUP || two / GROUP == slow / GROUP;
        };
    return is ? 1.1 : 1;
  }

  private int slowGroup() {
    return slow / GROUP;
  }

  private int otherGroup() {
    return other / GROUP == slow / GROUP ? (slow / GROUP + 1) % (hosts / GROUP) : other / GROUP;
  }

  /** Whether a suspect is what is slow. */
  boolean isRight(Suspect suspect) {
    return switch (fault) {
      case NOTHING -> false;
      case HOST -> suspect.part() == MachinePart.END && suspect.first() == slow;
      case HOST_IN_ONE_DIRECTION ->
          suspect.part() == MachinePart.SENDING_END && suspect.first() == slow;
      case LINK ->
          suspect.part() == MachinePart.PAIR
              && suspect.first() == slow
              && suspect.second() == other;
      case BLOCK ->
          suspect.part() == MachinePart.BLOCK
              && (suspect.first() == slowGroup() && suspect.second() == otherGroup()
                  || suspect.first() == otherGroup() && suspect.second() == slowGroup());
      case SWITCH -> suspect.part() == MachinePart.GROUP && suspect.first() == slow / GROUP;
    };
  }
}
