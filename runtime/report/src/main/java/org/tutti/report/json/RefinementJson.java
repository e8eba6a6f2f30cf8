package org.tutti.report.json;

import org.tutti.analysis.curve.MeasuredJump;
import org.tutti.analysis.curve.SizeRefinement;
import org.tutti.records.campaign.SizeStage;
import org.tutti.records.json.JsonObject;
import org.tutti.stats.curve.CurveJump;

/** How far adaptive message sizes are refined, and the jumps that were found. */
final class RefinementJson {
  private RefinementJson() {}

  static JsonObject of(SizeRefinement refinement) {
    return new JsonObject()
        .put("threshold", refinement.sizes().rule().threshold())
        .put("stages", refinement.sizes().stages().stream().map(RefinementJson::stage).toList())
        .put("finished", refinement.next().isEmpty())
        .put("jumps", refinement.jumps().stream().map(RefinementJson::jump).toList());
  }

  private static JsonObject stage(SizeStage stage) {
    return new JsonObject()
        .put("firstBlock", stage.firstBlock())
        .put("sizes", stage.sizes().stream().mapToLong(Long::longValue).toArray());
  }

  private static JsonObject jump(MeasuredJump measured) {
    CurveJump jump = measured.jump();
    return ResultParts.cell(measured.key(), measured.treatment())
        .put("after", jump.after())
        .put("upTo", jump.upTo())
        .put("height", ResultParts.estimate(jump.height()))
        .put("first", jump.first())
        .put("again", ResultParts.number(jump.again()));
  }
}
