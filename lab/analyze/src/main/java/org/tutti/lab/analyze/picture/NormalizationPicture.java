package org.tutti.lab.analyze.picture;

import java.util.List;
import org.tutti.figures.cell.CellView;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.lab.analyze.normality.BlockAverages;
import org.tutti.lab.analyze.normality.Normalization;

/**
 * Observations before and after they are normalized: by logarithms, and by means of blocks (Hoefler
 * and Belli 2015, section 3.1.2 and figure 2).
 */
public final class NormalizationPicture implements Picture<CellView> {
  private static final List<Integer> BLOCKS = List.of(10, 100, 1000);

  @Override
  public String name() {
    return "normalization";
  }

  @Override
  public String title() {
    return "Normalization";
  }

  @Override
  public List<Drawing> of(CellView cell) {
    double[] all = cell.pooled();
    NormalDrawings drawings = new NormalDrawings();
    drawings.add("observations", all);
    if (cell.isLogarithmic() && all.length > 0) {
      drawings.add("logarithms", Normalization.logarithms(all));
    }
    for (int block : BLOCKS) {
      if (all.length / block >= NormalDrawings.MIN) {
        drawings.add("means of " + block, BlockAverages.of(all, block));
      }
    }
    return drawings.of(
        cell.heading(),
        "Observations of all launches, their logarithms, and the means of blocks of consecutive"
            + " ones, which say nothing more about single observations."
            + cell.drawn());
  }
}
