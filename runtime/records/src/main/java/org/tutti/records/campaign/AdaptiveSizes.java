package org.tutti.records.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.tutti.stats.curve.RefinementRule;

/**
 * The message sizes of a campaign that grow from round to round, where the times require it.
 *
 * @param rule which sizes are inserted
 * @param rounds so far, at least one; the first begins with block 1
 */
public record AdaptiveSizes(RefinementRule rule, List<SizeRound> rounds) {
  public AdaptiveSizes {
    rounds = List.copyOf(rounds);
  }

  /** The sizes of the first round, and how they grow. */
  public static AdaptiveSizes from(SortedSet<Long> sizes, RefinementRule rule) {
    return new AdaptiveSizes(rule, List.of(new SizeRound(1, sizes)));
  }

  /** Without the rounds that were added later. */
  public AdaptiveSizes firstRound() {
    return new AdaptiveSizes(rule, rounds.subList(0, 1));
  }

  /** The number of a block's round, from 1. */
  public int number(int block) {
    return (int) rounds.stream().filter(round -> round.firstBlock() <= block).count();
  }

  /** The sizes that the launches of a block measure. */
  public SortedSet<Long> sizes(int block) {
    return rounds.get(number(block) - 1).sizes();
  }

  /** With inserted sizes that are multiples of a number, such as the bytes of an element. */
  public AdaptiveSizes inMultiplesOf(long number) {
    return new AdaptiveSizes(rule.inMultiplesOf(number), rounds);
  }

  /** With one more round. */
  public AdaptiveSizes plus(SizeRound round) {
    List<SizeRound> more = new ArrayList<>(rounds);
    more.add(round);
    return new AdaptiveSizes(rule, more);
  }

  /** All sizes of all rounds. */
  public SortedSet<Long> all() {
    TreeSet<Long> all = new TreeSet<>();
    rounds.forEach(round -> all.addAll(round.sizes()));
    return all;
  }
}
