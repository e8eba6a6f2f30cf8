package org.tutti.lab.analyze;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.stats.summary.Quartiles;

/**
 * How run-times vary across the ranks of a cell (Hoefler and Belli 2015, section 4.2.1, figure 6).
 *
 * @param effects whether the ranks differ, by analysis of variance and by ranks
 * @param medians of each rank: its median in each launch, in nanoseconds
 * @param boxes of each rank: the medians over its launches of the quartiles of its valid times, and
 *     of the least and the largest that Tukey's filter keeps, in nanoseconds
 */
public record RankVariation(
    GroupEffects effects, Map<Integer, List<Double>> medians, Map<Integer, Quartiles> boxes) {

  /** Each cell that kept the times of all ranks; reads the files of the campaign again. */
  public static List<RankVariation> of(CampaignAnalysis analysis) {
    RankSamples ranks = RankSamples.read(analysis);
    List<GroupSamples> samples = ranks.groups(analysis);
    List<GroupEffects> effects = FactorEffects.of(FactorSamples.RANK, samples).groups();
    List<RankVariation> found = new ArrayList<>();
    for (int i = 0; i < samples.size(); i++) {
      Map<Integer, List<Double>> medians = new LinkedHashMap<>();
      for (LevelSample rank : samples.get(i).levels()) {
        medians.put(
            Integer.valueOf(rank.level()), DoubleStream.of(rank.medians()).boxed().toList());
      }
      found.add(new RankVariation(effects.get(i), medians, ranks.boxes(samples.get(i).group())));
    }
    return found;
  }
}
