package org.tutti.records.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The message sizes of a campaign that grow from stage to stage, where the times require it.
 *
 * @param rule which sizes are inserted
 * @param stages so far, at least one; the first begins with block 1
 */
public record AdaptiveSizes(SizeRule rule, List<SizeStage> stages) {
  public AdaptiveSizes {
    stages = List.copyOf(stages);
  }

  /** The sizes of the first stage, and how they grow. */
  public static AdaptiveSizes from(SortedSet<Long> sizes, SizeRule rule) {
    return new AdaptiveSizes(rule, List.of(new SizeStage(1, sizes)));
  }

  /** A copy without the stages that were added later. */
  public AdaptiveSizes firstStage() {
    return new AdaptiveSizes(rule, stages.subList(0, 1));
  }

  /** The number of a block's stage, from 1. */
  public int number(int block) {
    return (int) stages.stream().filter(stage -> stage.firstBlock() <= block).count();
  }

  /** The sizes that the launches of a block measure. */
  public SortedSet<Long> sizes(int block) {
    return stages.get(number(block) - 1).sizes();
  }

  /** A copy with inserted sizes that are multiples of a number, such as the bytes of an element. */
  public AdaptiveSizes inMultiplesOf(long number) {
    return new AdaptiveSizes(rule.inMultiplesOf(number), stages);
  }

  /** A copy with one more stage. */
  public AdaptiveSizes plus(SizeStage stage) {
    List<SizeStage> more = new ArrayList<>(stages);
    more.add(stage);
    return new AdaptiveSizes(rule, more);
  }

  /** All sizes of all stages. */
  public SortedSet<Long> all() {
    TreeSet<Long> all = new TreeSet<>();
    stages.forEach(stage -> all.addAll(stage.sizes()));
    return all;
  }
}
