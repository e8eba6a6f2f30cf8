package org.tutti.campaign.map;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.tutti.analysis.map.PairMap;
import org.tutti.stats.design.RoundRobin;
import org.tutti.stats.network.Suspect;

/** The rounds in which pairs meet that may be slow. */
final class CandidateRounds {
  /** Those of a block in which most of its pairs meet. */
  private static final int ROUNDS_OF_BLOCK = 8;

  private final PairMap map;
  private final List<String> endOfRank;

  /**
   * @param endOfRank the end of each rank of the launches that measure them
   */
  CandidateRounds(PairMap map, List<String> endOfRank) {
    this.map = map;
    this.endOfRank = endOfRank;
  }

  TreeSet<Integer> all() {
    TreeSet<Integer> rounds = new TreeSet<>();
    for (Suspect suspect : map.candidates()) {
      switch (suspect.part()) {
        case PAIR ->
            rounds.addAll(meetings(ranks(suspect.first()), ranks(suspect.second())).keySet());
        case BLOCK ->
            meetings(ranksOfGroup(suspect.first()), ranksOfGroup(suspect.second()))
                .entrySet()
                .stream()
                .sorted(Map.Entry.<Integer, Integer>comparingByValue().reversed())
                .limit(ROUNDS_OF_BLOCK)
                .forEach(round -> rounds.add(round.getKey()));
        case GROUP, END, SENDING_END, RECEIVING_END -> {}
      }
    }
    return rounds;
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
