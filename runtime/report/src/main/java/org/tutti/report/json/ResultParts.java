package org.tutti.report.json;

import java.util.Optional;
import java.util.OptionalDouble;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.column.FigureUnit;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.json.JsonObject;
import org.tutti.records.launch.CellKey;
import org.tutti.report.table.Figures;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;

/** Objects that occur in several kinds of documents. */
final class ResultParts {
  private ResultParts() {}

  /** Which cell, at which levels, measured how. */
  static JsonObject cell(CellFigures cell) {
    return cell(cell.key(), cell.treatment()).put("settings", cell.settings().json());
  }

  /** Which cell, at which levels. */
  static JsonObject cell(CellKey key, Treatment treatment) {
    return new JsonObject().put("cell", key.json()).put("levels", treatment.levels());
  }

  /** A figure with its interval; null if there is none. */
  static JsonObject estimate(Optional<Estimate> estimate) {
    return estimate.map(ResultParts::estimate).orElse(null);
  }

  static JsonObject estimate(Estimate estimate) {
    return new JsonObject()
        .put("value", estimate.value())
        .put("low", estimate.low())
        .put("high", estimate.high())
        .put("level", estimate.level())
        .put("method", estimate.method())
        .put("n", estimate.n());
  }

  static JsonObject test(TestResult test) {
    return new JsonObject()
        .put("statistic", test.statistic())
        .put("pValue", test.pValue())
        .put("alternative", test.alternative().name())
        .put("method", test.method())
        .put("n", test.n());
  }

  static JsonObject test(TestResult test, OptionalDouble correctedPValue) {
    return test(test).put("correctedPValue", number(correctedPValue));
  }

  /** The value, or null if there is none. */
  static Double number(OptionalDouble value) {
    return value.isPresent() ? value.getAsDouble() : null;
  }

  /** The value, or null if there is none; a whole number of what is counted is written as one. */
  static Object number(FigureUnit unit, OptionalDouble value) {
    String text = Figures.exact(unit, value);
    boolean isWhole = !text.isEmpty() && text.chars().allMatch(Character::isDigit);
    return isWhole ? (Object) Long.valueOf(text) : number(value);
  }
}
