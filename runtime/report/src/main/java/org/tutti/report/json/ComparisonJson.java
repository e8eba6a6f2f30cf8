package org.tutti.report.json;

import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellPair;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.records.json.JsonObject;
import org.tutti.records.launch.CellCodec;

/** A comparison as JSON. */
public final class ComparisonJson {
  private ComparisonJson() {}

  /** The document. */
  public static JsonObject of(CampaignComparison comparison) {
    ComparisonOptions options = comparison.options();
    return ResultDocument.of("comparison")
        .put("a", comparison.a())
        .put("b", comparison.b())
        .put("method", comparison.method().name())
        .put("alternative", options.alternative().name())
        .put("correction", options.correction().name())
        .put("margin", options.margin())
        .put("significance", options.significance())
        .put("cells", comparison.cells().stream().map(ComparisonJson::cell).toList())
        .put("notes", comparison.notes());
  }

  static JsonObject cell(CellComparison cell) {
    CellPair pair = cell.pair();
    return new JsonObject()
        .put("cell", CellCodec.encode(pair.key()))
        .put("levels", pair.levels())
        .put("launchMediansOfA", ResultParts.numbers(pair.a()))
        .put("launchMediansOfB", ResultParts.numbers(pair.b()))
        .put("medianOfA", pair.figuresOfA().median())
        .put("medianOfB", pair.figuresOfB().median())
        .put("ratio", ResultParts.estimate(cell.ratio()))
        .put(
            "difference",
            ResultParts.test(cell.difference().test(), cell.difference().correctedPValue()))
        .put("effect", ResultParts.effect(cell.difference().effect()))
        .put("equivalencePValue", cell.equivalencePValue())
        .put("verdict", cell.verdict().name())
        .put("moreLaunches", cell.moreLaunches());
  }
}
