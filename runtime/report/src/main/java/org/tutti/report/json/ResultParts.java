package org.tutti.report.json;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.compare.MissingCell;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.json.JsonObject;
import org.tutti.records.launch.CellCodec;
import org.tutti.records.launch.CellKey;
import org.tutti.stats.effect.EffectSize;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.hypothesis.TestTable;
import org.tutti.stats.interval.Estimate;

/** Objects that occur in several kinds of documents. */
final class ResultParts {
  private ResultParts() {}

  /** Which cell, at which levels, measured how. */
  static JsonObject cell(CellFigures cell) {
    return cell(cell.key(), cell.treatment()).put("settings", CellCodec.encode(cell.settings()));
  }

  /** Which cell, at which levels. */
  static JsonObject cell(CellKey key, Treatment treatment) {
    return new JsonObject().put("cell", CellCodec.encode(key)).put("levels", treatment.levels());
  }

  /** Cells that one side of a comparison should have. */
  static List<JsonObject> missing(List<MissingCell> missing) {
    return missing.stream()
        .map(cell -> cell(cell.key(), new Treatment(cell.levels())).put("reason", cell.reason()))
        .toList();
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

  static JsonObject test(TestResult test, double correctedPValue) {
    return test(test).put("correctedPValue", correctedPValue);
  }

  /** A test of several that are made together; null if there is none. */
  static JsonObject test(Optional<? extends TestTable.Row<?>> row) {
    return row.map(found -> test(found.result(), found.correctedPValue())).orElse(null);
  }

  static JsonObject effect(EffectSize effect) {
    return new JsonObject()
        .put("value", effect.value())
        .put("method", effect.method())
        .put("n", effect.n());
  }

  /** The value, or null if there is none. */
  static Double number(OptionalDouble value) {
    return value.isPresent() ? value.getAsDouble() : null;
  }

  static List<Double> numbers(double[] values) {
    return Arrays.stream(values).boxed().toList();
  }
}
