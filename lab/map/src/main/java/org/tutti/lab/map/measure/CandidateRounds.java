package org.tutti.lab.map.measure;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.tutti.lab.map.PairMap;
import org.tutti.lab.map.network.Suspect;
import org.tutti.stats.design.RoundRobin;

/** The rounds in which pairs meet that may be slow. */
final class CandidateRounds {
  /**
   * In so many rounds' worth, each end of a block meets the other group: with more of them than of
   * others, what the block takes longer would look like what its ends take longer.
   */
  private static final int ROUNDS_OF_BLOCK = 6;

  private final PairMap map;
  private final List<String> endOfRank;

  /**
   * @param endOfRank the end of each rank of the launches that measure them
   */
  CandidateRounds(PairMap map, List<String> endOfRank) {
    this.map = map;
    this.endOfRank = endOfRank;
  }

  /**
   * The rounds that are needed besides.
   *
   * @param others rounds that are measured anyway
   */
  TreeSet<Integer> beside(List<Integer> others) {
    TreeSet<Integer> rounds = new TreeSet<>();
    for (Suspect suspect : map.candidates()) {
      switch (suspect.part()) {
        case PAIR ->
            rounds.addAll(meetings(ranks(suspect.first()), ranks(suspect.second())).keySet());
        case BLOCK -> rounds.addAll(ofBlock(suspect, others));
        case GROUP, END, SENDING_END, RECEIVING_END -> {}
      }
    }
    return rounds;
  }

  /** Those in which most of its pairs meet, as long as others have too few of them. */
  private List<Integer> ofBlock(Suspect block, List<Integer> others) {
    Map<Integer, Integer> meetings =
        meetings(ranksOfGroup(block.first()), ranksOfGroup(block.second()));
    int max = meetings.values().stream().mapToInt(Integer::intValue).max().orElse(1);
    int met = others.stream().mapToInt(round -> meetings.getOrDefault(round, 0)).sum();
    others.forEach(meetings::remove);
    return meetings.entrySet().stream()
        .sorted(Map.Entry.<Integer, Integer>comparingByValue().reversed())
        .limit(Math.max(0, ROUNDS_OF_BLOCK - met / max))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** How many pairs of some ranks with others meet in each round. */
  private Map<Integer, Integer> meetings(List<Integer> some, List<Integer> others) {
    Map<Integer, Integer> meetings = new TreeMap<>();
    for (int one : some) {
      for (int other : others) {
        meetings.merge(new RoundRobin(endOfRank.size()).round(one, other), 1, Integer::sum);
      }
    }
    return meetings;
  }

  private List<Integer> ranksOfGroup(int group) {
    return IntStream.range(0, map.ends().size())
        .filter(end -> map.groupOf(end) == group)
        .mapToObj(this::ranks)
        .flatMap(List::stream)
        .toList();
  }

  private List<Integer> ranks(int end) {
    return IntStream.range(0, endOfRank.size())
        .filter(rank -> endOfRank.get(rank).equals(map.ends().get(end)))
        .boxed()
        .toList();
  }
}
