package org.tutti.lab.map.text;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.tutti.lab.map.PairMap;
import org.tutti.report.encoding.CsvRows;

/** Maps as CSV, one row per pair. */
public final class MapCsv {
  private MapCsv() {}

  /** Writes the figure of each pair, in nanoseconds; maps of one figure. */
  public static void write(List<PairMap> maps, Writer output) throws IOException {
    CsvRows csv = new CsvRows(output);
    csv.writeRecord(List.of("what", "msize", "from", "to", maps.get(0).figure().title() + "_ns"));
    for (PairMap map : maps) {
      for (int pair = 0; pair < map.pairs(); pair++) {
        csv.writeRecord(
            List.of(
                map.what().toString(),
                Long.toString(map.msize()),
                map.ends().get(map.from(pair)),
                map.ends().get(map.to(pair)),
                Double.toString(map.nanos(pair))));
      }
    }
    csv.flush();
  }
}
