package org.tutti.records.launch;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.tutti.records.json.FileRecord;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.JsonText;
import org.tutti.records.json.MalformedJsonException;
import org.tutti.records.json.RecordFields;

/**
 * One finished cell.
 *
 * @param position its place in the order of this launch, from 0
 * @param key what was measured
 * @param settings how it was to be measured
 * @param observations the observations
 * @param conditions the conditions under which it was measured
 * @param warnings reasons to distrust it that do not follow from the rest; those that do are found
 *     by readers
 */
public record CellRecord(
    int position,
    CellKey key,
    CellSettings settings,
    Observations observations,
    CellConditions conditions,
    List<Warning> warnings)
    implements FileRecord<CellRecord> {

  /** How the line of a cell in the result file of a launch begins. */
  private static final String LINE = "{\"record\":\"cell\"";

  public CellRecord {
    warnings = List.copyOf(warnings);
  }

  /** Whether a line of a result file is that of a cell. */
  public static boolean isLine(String line) {
    return line.startsWith(LINE);
  }

  /**
   * Reads the line of a cell.
   *
   * @throws org.tutti.records.json.MalformedJsonException if it is damaged
   */
  public static CellRecord ofLine(String line) {
    byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
    return of(JsonText.parse(bytes, 0, bytes.length));
  }

  /** Run-times of one operation in nanoseconds, of the observations that may be used, in order. */
  public double[] operationTimes() {
    double[] times = observations.validRunTimes();
    for (int index = 0; index < times.length; index++) {
      times[index] /= settings.counts().operationsPerCall();
    }
    return times;
  }

  static CellRecord of(JsonObject json) {
    CellRecord blank =
        new CellRecord(
            0,
            CellKey.BLANK,
            CellSettings.blank(),
            new Observations(new long[0], new long[0], new long[0]),
            CellConditions.undisturbed(new CellConditions.Period(0, 0)),
            List.of());
    CellRecord cell = RecordFields.read(json, blank);
    CellCounts counts = cell.settings.counts();
    if (counts.operationsPerCall() < 1 || counts.rounds() < 1) {
      throw new MalformedJsonException("operationsPerCall or rounds is below 1");
    }
    cell.settings.outlierFilter();
    cell.settings.scaling();
    SuiteFigures.of(cell);
    BenchmarkCounters.of(cell);
    return cell;
  }

  @Override
  public CellRecord fields(RecordFields fields) {
    fields.derived("record", "cell");
    int position = fields.count("position", this.position);
    CellKey key = fields.object("cell", this.key);
    CellSettings settings = fields.object("settings", this.settings);
    CellConditions conditions = fields.object("conditions", this.conditions);
    List<Warning> warnings = fields.list("warnings", this.warnings, Warning.BLANK);
    Observations observations = Observations.fields(fields, this.observations);
    return new CellRecord(position, key, settings, observations, conditions, warnings);
  }
}
