package org.tutti.lab.map.text;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.tutti.diagnostics.Counted;
import org.tutti.lab.map.MapChange;
import org.tutti.lab.map.MapHistory;
import org.tutti.lab.map.PairMap;
import org.tutti.lab.map.network.Suspect;
import org.tutti.records.launch.MessageSize;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;
import org.tutti.report.table.Figures;

/** What became slower from map to map, for a terminal. */
public final class MapChangeText {
  private static final int NAMED = 5;
  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("EEEE yyyy-MM-dd HH:mm 'UTC'", Locale.ENGLISH)
          .withZone(ZoneOffset.UTC);

  private MapChangeText() {}

  /** What became slower between two maps: lines of at most 80 columns as far as names permit. */
  public static List<String> lines(MapChange change) {
    List<String> lines = new ArrayList<>();
    for (Suspect suspect : change.slower()) {
      add(
          lines,
          PartName.atBeginning(change.multiples(), suspect)
              + " is "
              + PartName.times(suspect)
              + " slower than on "
              + moment(change.before())
              + " "
              + PartName.interval(suspect)
              + ", beyond what all have in common.");
    }
    if (change.slower().isEmpty()) {
      add(lines, nothing(change));
    }
    addSetting(lines, change);
    return lines;
  }

  /** Since when which part is slower than in the first of several maps. */
  public static List<String> lines(MapHistory history) {
    List<String> lines = new ArrayList<>();
    List<MapChange> changes = history.changes();
    Map<String, List<Integer>> slow = new LinkedHashMap<>();
    for (int at = 0; at < changes.size(); at++) {
      for (Suspect suspect : changes.get(at).slower()) {
        String name = PartName.atBeginning(changes.get(at).multiples(), suspect);
        slow.computeIfAbsent(name, any -> new ArrayList<>()).add(at);
      }
    }
    slow.forEach((name, maps) -> add(lines, sentence(name, maps, changes)));
    MapChange last = changes.get(changes.size() - 1);
    if (slow.isEmpty()) {
      add(lines, nothing(last));
    }
    addSetting(lines, last);
    return lines;
  }

  private static String sentence(String name, List<Integer> maps, List<MapChange> changes) {
    int since = changes.size();
    while (maps.contains(since - 1)) {
      since--;
    }
    if (since == changes.size()) {
      return name
          + " was slower in "
          + Counted.of(maps.size(), "map")
          + ", the last on "
          + moment(changes.get(maps.get(maps.size() - 1)).after())
          + ", and is no longer.";
    }
    MapChange last = changes.get(changes.size() - 1);
    Suspect suspect =
        last.slower().stream()
            .filter(one -> PartName.atBeginning(last.multiples(), one).equals(name))
            .findFirst()
            .orElseThrow();
    return name
        + " is slow since "
        + moment(changes.get(since).after())
        + ": "
        + PartName.times(suspect)
        + " slower in the last map than in the first "
        + PartName.interval(suspect)
        + ", beyond what all have in common.";
  }

  private static String nothing(MapChange change) {
    if (change.multiples().ends().size() < 3) {
      return "Two ends have nothing to be compared with.";
    }
    if (change.multiples().launchesAgain() == 0) {
      return "One launch of a map cannot tell whether anything became slower: make more.";
    }
    return "Nothing was proven to have become more than "
        + PartName.share(change.after())
        + " slower than the rest since "
        + moment(change.before())
        + ".";
  }

  private static void addSetting(List<String> lines, MapChange change) {
    PairMap common = change.multiples();
    add(
        lines,
        String.format(
            Locale.ROOT,
            "%s of %s%s: %s of %s in %s of each map. All together take %s times as long, which may be"
                + " another state of the whole machine.",
            common.what(),
            MessageSize.text(common.msize()),
            common.figure().isMedian() ? "" : " (" + common.figure().title() + " of each launch)",
            Counted.of(common.pairs(), "pair"),
            Counted.of(common.ends().size(), common.per().toString()),
            Counted.of(common.launches() + common.launchesAgain(), "launch"),
            Figures.ratio(change.overall())));
    addOthers(lines, "Only the map before", change.gone());
    addOthers(lines, "Only the map afterwards", change.added());
  }

  private static void addOthers(List<String> lines, String who, List<String> ends) {
    if (!ends.isEmpty()) {
      add(
          lines,
          who
              + " has "
              + String.join(", ", ends.subList(0, Math.min(NAMED, ends.size())))
              + (ends.size() > NAMED ? ", and " + (ends.size() - NAMED) + " others" : "")
              + "; compared is what both have.");
    }
  }

  private static String moment(PairMap map) {
    return moment(map.started());
  }

  static String moment(Instant time) {
    return MOMENT.format(time);
  }

  private static void add(List<String> lines, String text) {
    lines.addAll(WrappedText.paragraph(text, PageStyle.MIN_WIDTH));
  }
}
