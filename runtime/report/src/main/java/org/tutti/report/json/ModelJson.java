package org.tutti.report.json;

import java.util.ArrayList;
import java.util.List;
import org.tutti.analysis.explore.CellGroup;
import org.tutti.analysis.explore.MachineFeature;
import org.tutti.analysis.explore.ModelFits;
import org.tutti.analysis.explore.ScalingPoint;
import org.tutti.analysis.explore.ScalingStudy;
import org.tutti.analysis.explore.SizeModel;
import org.tutti.analysis.explore.TrialSpread;
import org.tutti.records.json.JsonObject;
import org.tutti.stats.model.ScalingModel;

/** Models of a campaign as JSON. */
final class ModelJson {
  private ModelJson() {}

  static JsonObject of(ModelFits models) {
    return new JsonObject()
        .put("latencyBandwidth", models.sizes().stream().map(ModelJson::sizes).toList())
        .put("scaling", models.scaling().stream().map(ModelJson::scaling).toList())
        .put("spread", models.spread().stream().map(ModelJson::spread).toList())
        .put("features", models.features().stream().map(ModelJson::feature).toList());
  }

  private static JsonObject feature(MachineFeature feature) {
    return place(feature.group())
        .put("largest", MachineFeature.rate(feature.best()))
        .put("at", feature.best().key().msize())
        .put(
            "shares",
            feature.cells().stream()
                .map(
                    cell ->
                        new JsonObject()
                            .put("msize", cell.key().msize())
                            .put("share", feature.share(cell)))
                .toList());
  }

  private static JsonObject sizes(SizeModel sizes) {
    List<JsonObject> points = new ArrayList<>();
    for (int i = 0; i < sizes.cells().size(); i++) {
      points.add(
          new JsonObject()
              .put("msize", sizes.cells().get(i).key().msize())
              .put("median", sizes.cells().get(i).median())
              .put("residual", sizes.model().residuals().get(i)));
    }
    return place(sizes.group())
        .put("latency", sizes.model().latency())
        .put("perByte", sizes.model().perByte())
        .put("sizes", points);
  }

  private static JsonObject scaling(ScalingStudy study) {
    JsonObject json = place(study.group()).put("scaling", study.kind().label());
    study
        .model()
        .ifPresent(
            model ->
                json.put("serial", model.serial())
                    .put("parallel", model.parallel())
                    .put("perDoubling", model.perDoubling())
                    .put("serialFraction", model.serialFraction()));
    List<JsonObject> points = new ArrayList<>();
    for (int i = 0; i < study.points().size(); i++) {
      int index = i;
      JsonObject point = point(study.points().get(i));
      study.ideal(study.points().get(i).processes()).ifPresent(ideal -> point.put("ideal", ideal));
      study.model().ifPresent(model -> bounds(model, study.points().get(index), index, point));
      points.add(point);
    }
    return json.put("points", points);
  }

  private static JsonObject point(ScalingPoint point) {
    return new JsonObject()
        .put("processes", point.processes())
        .put("median", point.cell().median())
        .put("medianInterval", ResultParts.estimate(point.cell().medianInterval()))
        .put("speedup", point.speedup())
        .put("speedupInterval", ResultParts.estimate(point.interval()));
  }

  private static void bounds(ScalingModel model, ScalingPoint point, int index, JsonObject json) {
    json.put("amdahl", model.amdahl(point.processes()))
        .put("withOverhead", model.at(point.processes()))
        .put("residual", model.residuals().get(index));
  }

  private static JsonObject spread(TrialSpread spread) {
    return ResultParts.cell(spread.cell())
        .put("largest", spread.largest())
        .put("normalized", spread.normalized());
  }

  private static JsonObject place(CellGroup group) {
    return ResultParts.cell(group.key(), group.treatment());
  }
}
