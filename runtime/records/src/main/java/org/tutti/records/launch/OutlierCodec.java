package org.tutti.records.launch;

import java.util.ArrayList;
import java.util.List;
import org.tutti.records.json.JsonObject;
import org.tutti.records.json.MalformedJsonException;

/** The outliers of a cell to and from JSON: an array per figure, with an element per outlier. */
final class OutlierCodec {
  private OutlierCodec() {}

  static JsonObject encode(List<Outlier> outliers) {
    return new JsonObject()
        .put("index", outliers.stream().mapToLong(Outlier::index).toArray())
        .put("rank", outliers.stream().mapToLong(Outlier::rank).toArray())
        .put("nanos", outliers.stream().mapToLong(Outlier::nanos).toArray())
        .put("cause", outliers.stream().map(outlier -> outlier.cause().name()).toList());
  }

  /**
   * @param observations of the cell
   */
  static List<Outlier> decode(JsonObject json, int observations) {
    long[] index = json.integers("index");
    long[] rank = json.integers("rank");
    long[] nanos = json.integers("nanos");
    List<String> cause = json.texts("cause");
    if (rank.length != index.length
        || nanos.length != index.length
        || cause.size() != index.length) {
      throw new MalformedJsonException("field \"outliers\" has arrays of different lengths");
    }
    List<Outlier> outliers = new ArrayList<>();
    for (int each = 0; each < index.length; each++) {
      if (index[each] < 0 || index[each] >= observations) {
        throw new MalformedJsonException("there is no observation " + index[each]);
      }
      outliers.add(
          new Outlier(
              (int) index[each],
              Math.toIntExact(rank[each]),
              nanos[each],
              OutlierCause.valueOf(cause.get(each))));
    }
    return outliers;
  }
}
