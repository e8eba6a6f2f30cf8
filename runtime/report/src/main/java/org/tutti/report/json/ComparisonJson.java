package org.tutti.report.json;

import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellPair;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.ModesComparison;
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
        .put("missing", ResultParts.missing(comparison.missing()))
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
        .put("probabilityOfLonger", cell.difference().probability())
        .put("modes", cell.modes().map(modes -> modes(cell, modes)).orElse(null))
        .put("equivalencePValue", cell.equivalencePValue())
        .put("verdict", cell.verdict().name())
        .put("moreLaunches", cell.moreLaunches());
  }

  private static JsonObject modes(CellComparison cell, ModesComparison modes) {
    return new JsonObject()
        .put("fast", modes.modes().fast())
        .put("slow", modes.modes().slow())
        .put("boundary", modes.modes().boundary())
        .put("slowOfA", modes.slowOfA())
        .put("slowOfB", modes.slowOfB())
        .put("shares", ResultParts.test(modes.test(), modes.correctedPValue()))
        .put("verdict", modes.verdict().name())
        .put("verdictWithin", cell.difference().direction().name())
        .put("ratioOfAllLaunches", ResultParts.estimate(modes.allLaunches()));
  }
}
