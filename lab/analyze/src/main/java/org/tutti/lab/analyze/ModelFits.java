package org.tutti.lab.analyze;

import java.util.List;
import java.util.Optional;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.annotations.syntax.ScaledWork;

/**
 * Models of a campaign.
 *
 * @param sizes latency and bandwidth, where at least three message sizes were measured
 * @param scaling speedups and bounds, where the number of processes is a factor
 * @param spread how far launches lie apart
 * @param features the largest rates that were measured
 */
public record ModelFits(
    List<SizeModel> sizes,
    List<ScalingStudy> scaling,
    List<TrialSpread> spread,
    List<MachineFeature> features) {
  public ModelFits {
    sizes = List.copyOf(sizes);
    scaling = List.copyOf(scaling);
    spread = List.copyOf(spread);
    features = List.copyOf(features);
  }

  static ModelFits of(CampaignAnalysis analysis, Optional<ScaledWork> scaling) {
    return new ModelFits(
        SizeModel.of(analysis.samples()),
        ScalingStudy.of(analysis.samples(), scaling),
        TrialSpread.of(analysis.cells()),
        MachineFeature.of(analysis.cells()));
  }
}
