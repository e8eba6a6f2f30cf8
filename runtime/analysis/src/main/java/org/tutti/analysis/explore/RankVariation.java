package org.tutti.analysis.explore;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import org.tutti.analysis.CampaignAnalysis;

/**
 * How run-times vary across the ranks of a cell (Hoefler and Belli 2015, section 4.2.1, figure 6).
 *
 * @param effects whether the ranks differ, by analysis of variance and by ranks
 * @param medians of each rank: its median in each launch, in nanoseconds
 */
public record RankVariation(GroupEffects effects, Map<Integer, List<Double>> medians) {

  /** Each cell that kept the times of all ranks; reads the files of the campaign again. */
  public static List<RankVariation> of(CampaignAnalysis analysis) {
    List<GroupSamples> samples = RankSamples.kept(analysis);
    List<GroupEffects> effects = FactorEffects.of(FactorSamples.RANK, samples).groups();
    List<RankVariation> found = new ArrayList<>();
    for (int i = 0; i < samples.size(); i++) {
      Map<Integer, List<Double>> medians = new LinkedHashMap<>();
      for (LevelSample rank : samples.get(i).levels()) {
        medians.put(
            Integer.valueOf(rank.level()), DoubleStream.of(rank.medians()).boxed().toList());
      }
      found.add(new RankVariation(effects.get(i), medians));
    }
    return found;
  }
}
