package org.tutti.report.json;

import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.tutti.analysis.BenchmarkCounter;
import org.tutti.analysis.CellFigure;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.LaunchFigures;
import org.tutti.analysis.MergedFinding;
import org.tutti.analysis.MergedWarning;
import org.tutti.campaign.CampaignResult;
import org.tutti.campaign.driver.LaunchFailure;
import org.tutti.diagnostics.UserText;
import org.tutti.records.campaign.LaunchFile;
import org.tutti.records.json.JsonObject;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LibraryTimes;
import org.tutti.report.ComparisonText;
import org.tutti.report.ReportSection;
import org.tutti.report.cell.ArrivalSection;
import org.tutti.report.cell.OverlapSection;

/** A campaign as JSON: what the report says, with the figures of each launch. */
public final class ReportJson {
  private ReportJson() {}

  /** The document. */
  public static JsonObject of(CampaignResult result) {
    List<LaunchHeader> headers = result.analysis().headers();
    JsonObject json =
        ResultDocument.of("report")
            .put("campaign", campaign(result))
            .put(
                "launches",
                IntStream.range(0, headers.size())
                    .mapToObj(
                        i ->
                            launch(
                                result.launches().get(i),
                                headers.get(i),
                                result.analysis().libraryTimes().get(i)))
                    .toList())
            .put("cells", result.cells().stream().map(ReportJson::cell).toList())
            .put("againstBaseline", TableJson.rows(ComparisonText.cells(result.againstBaseline())))
            .put("overlaps", TableJson.rows(OverlapSection.table(result.cells())))
            .put("arrivals", TableJson.rows(ArrivalSection.table(result.cells())))
            .put("warnings", result.warnings().stream().map(ReportJson::warning).toList())
            .put("findings", result.findings().stream().map(ReportJson::finding).toList());
    ReportSection.added().forEach(section -> section.items(result.analysis()).forEach(json::put));
    return json;
  }

  private static JsonObject campaign(CampaignResult result) {
    return new JsonObject()
        .put("directory", result.directory().toString())
        .put("complete", result.isComplete())
        .put("finishedLaunches", result.outcome().finished())
        .put("plannedLaunches", result.outcome().planned())
        .put("launchesByHand", result.analysis().contents().byHand())
        .put("stopped", result.outcome().stopped().map(UserText::commandLine).orElse(null))
        .put("failures", result.failures().stream().map(ReportJson::failure).toList());
  }

  private static JsonObject failure(LaunchFailure failure) {
    return new JsonObject()
        .put("launch", failure.launch())
        .put("attempt", failure.attempt())
        .put("identifier", failure.failure().problem().identifier())
        .put("reason", failure.reason().commandLine());
  }

  private static JsonObject launch(LaunchFile file, LaunchHeader header, List<LibraryTimes> ranks) {
    return new JsonObject()
        .put("launch", file.launch().number())
        .put("block", file.launch().block())
        .put("whole", file.whole())
        .put("levels", file.launch().treatment().levels())
        .put("started", header.identity().started().toString())
        .put("processes", header.processes())
        .put("provider", header.library().provider().label())
        .put("library", header.library().name())
        .put("initialization", perRank(ranks, LibraryTimes::initializationNanos))
        .put("reductionInJava", perRank(ranks, LibraryTimes::upcallNanos))
        .put("environment", header.environment().facts());
  }

  /** Null where it was not measured. */
  private static List<Long> perRank(List<LibraryTimes> ranks, ToLongFunction<LibraryTimes> nanos) {
    boolean isMeasured = ranks.stream().anyMatch(rank -> nanos.applyAsLong(rank) > 0);
    return isMeasured ? ranks.stream().map(nanos::applyAsLong).toList() : null;
  }

  private static JsonObject cell(CellFigures cell) {
    return figures(ResultParts.cell(cell), cell)
        .put("counters", BenchmarkCounter.of(cell).stream().map(ReportJson::counter).toList())
        .put("ofLaunches", cell.launches().stream().map(one -> launch(cell, one)).toList());
  }

  /** All figures of the list that it has. */
  private static JsonObject figures(JsonObject json, CellFigures cell) {
    CellFigure.allOf(List.of(cell)).forEach(column -> TableJson.put(json, column, cell));
    return json;
  }

  /** A counter, without figures if the benchmark had a number that is not finite. */
  private static JsonObject counter(BenchmarkCounter counter) {
    return new JsonObject()
        .put("name", counter.name())
        .put("unit", counter.unit())
        .put("median", finite(counter.median()))
        .put("min", finite(counter.min()))
        .put("max", finite(counter.max()))
        .put("interval", ResultParts.estimate(counter.interval()));
  }

  private static Double finite(double value) {
    return Double.isFinite(value) ? value : null;
  }

  private static JsonObject launch(CellFigures cell, LaunchFigures launch) {
    JsonObject json = new JsonObject().put("launch", launch.launch().number());
    JsonObject counters = new JsonObject();
    BenchmarkCounter.of(cell.ofLaunch(launch))
        .forEach(counter -> counters.put(counter.label(), finite(counter.median())));
    return figures(json, cell.ofLaunch(launch))
        .put("counters", counters)
        .put("roundMedians", launch.rounds());
  }

  private static JsonObject warning(MergedWarning warning) {
    return new JsonObject()
        .put("identifier", warning.problem().identifier())
        .put("text", warning.text())
        .put("cells", warning.cells())
        .put("launches", warning.launches());
  }

  private static JsonObject finding(MergedFinding finding) {
    return new JsonObject()
        .put("identifier", finding.problem().identifier())
        .put("kind", finding.worst().kind().name())
        .put("text", finding.worst().sentence())
        .put("limit", finding.worst().limit())
        .put("checkedEvery", finding.every())
        .put(
            "cells",
            finding.cells().stream()
                .map(cell -> ResultParts.cell(cell.key(), cell.treatment()))
                .toList());
  }
}
