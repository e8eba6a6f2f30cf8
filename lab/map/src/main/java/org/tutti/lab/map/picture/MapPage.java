package org.tutti.lab.map.picture;

import java.util.ArrayList;
import java.util.List;
import org.tutti.figures.page.PageColors;
import org.tutti.figures.page.PageSection;
import org.tutti.figures.page.PageTable.PageText;
import org.tutti.figures.page.PageTemplate;
import org.tutti.lab.map.MapMatrix;
import org.tutti.lab.map.PairMap;
import org.tutti.lab.map.text.MapText;
import org.tutti.records.launch.MessageSize;

/** Maps of a machine as one file of HTML. */
public final class MapPage {
  private static final PageTemplate TEMPLATE = new PageTemplate(MapPage.class, "map.mustache");

  /** What the template reads. */
  private record MapsPage(String title, PageColors colors, List<PageMap> maps) {}

  /** A map. */
  private record PageMap(
      String id,
      String title,
      List<String> answer,
      List<PageSection> sections,
      List<PageText> headings,
      List<List<PageText>> rows) {}

  private MapPage() {}

  /**
   * The text of the file.
   *
   * @param title where the maps are
   */
  public static String of(String title, List<PairMap> maps) {
    List<PageMap> written = new ArrayList<>();
    for (PairMap map : maps) {
      String id = "map" + (written.size() + 1);
      written.add(
          new PageMap(
              id,
              map.what() + " of " + MessageSize.text(map.msize()),
              MapText.answer(map),
              PageSection.of(
                  List.of(new HeatMapPicture()),
                  MapMatrix.of(map),
                  id,
                  name -> "map DIR --figures"),
              row(List.of("slowest", "times the median", map.figure().title() + " [us]")),
              map.pairs() < 2
                  ? List.of()
                  : MapText.slowest(map).stream().map(MapPage::row).toList()));
    }
    return TEMPLATE.filled(new MapsPage(title, PageColors.ALL, written));
  }

  private static List<PageText> row(List<String> texts) {
    List<PageText> row = new ArrayList<>();
    texts.forEach(text -> row.add(new PageText(text, row.isEmpty() ? "left" : "right")));
    return row;
  }
}
