package org.tutti.lab.clocks.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.plot.PlotSvg;
import org.tutti.lab.clocks.DataTable;

class SyncPicturesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "drift        | seconds,rank,drift ns,+- ns | 0,1,288.5,9.0 | 1,1,-353.8,9.0",
        "offset       | method,seconds,offset ns,from,to | HCA,0,12.5,10.0,15.0 | HCA,1,25.0,,",
        "pareto       | method,offset ns,+- ns,duration ms,on the front | HCA,20.0,1.0,0.4,yes"
            + " | JK,22.0,1.0,9.0,no",
        "barrier-skew | barrier,rank,median ns,mean ns,95 % interval ns | TREE,0,0.0,3.0,2.0"
            + " | TREE,1,155.5,900.0,800.0",
        "scheme       | scheme,bytes,local ns,from,to,global ns | BARRIER,8,300.0,290.0,310.0,400.0"
            + " | WINDOW,8,350.0,,,360.0",
        "run-time     | synchronization,seconds,median ns,valid % | BARRIER,0.0,3600.0,100.0"
            + " | WINDOW_HCA,0.0,NaN,0.0"
      })
  void eachExperimentHasItsPicture(String name, String columns, String first, String second) {
    SyncTable table = new SyncTable(name, DataTable.ofCsv(List.of(columns, first, second)));

    List<Drawing> drawings =
        ClockPictures.ALL.stream().flatMap(picture -> picture.of(table).stream()).toList();

    assertThat(drawings)
        .singleElement()
        .satisfies(
            drawing ->
                assertThat(PlotSvg.file(drawing.plot()))
                    .contains("<svg")
                    .doesNotContain("NaN", "rror building plot"));
  }

  @Test
  void offsetsStandBesideTheTimeOfABarrier() {
    SyncTable table =
        new SyncTable(
            "pareto",
            DataTable.ofCsv(
                List.of(
                    "method,offset ns,+- ns,duration ms,on the front",
                    "HCA,20.0,1.0,0.4,yes",
                    "MPI_Barrier,750.0,,,")));

    Drawing drawing = new SyncCostPicture().of(table).get(0);

    assertThat(drawing.plot().layers().get(0).constants()).containsEntry("yintercept", 750.0);
    assertThat(drawing.caption()).contains("MPI_Barrier, 0.750 us");
    assertThat(PlotSvg.file(drawing.plot())).contains("stroke-dasharray");
  }

  @Test
  void exitsFromABarrierAreMeansWithTheirIntervalsBesideMedians() {
    SyncTable table =
        new SyncTable(
            "barrier-skew",
            DataTable.ofCsv(
                List.of(
                    "barrier,rank,median ns,mean ns,95 % interval ns",
                    "TREE,1,155.5,900.0,800.0")));

    Drawing drawing = new BarrierSkewPicture().of(table).get(0);

    assertThat(drawing.plot().layers())
        .extracting(layer -> layer.data().row(0).subList(1, layer.data().names().size() - 1))
        .containsExactly(List.of(155.5), List.of(100.0, 1700.0), List.of(900.0));
  }

  /** Names with parameters are wider than there is room for, and must not be cut off. */
  @Test
  void schemesWithParametersKeepTheirNames() {
    String joint = "WINDOW_JOINT:refresh=2s window=100us";
    String hca = "WINDOW_HCA:fit-points=300 exchanges=10 window=1ms";
    SyncTable table =
        new SyncTable(
            "scheme",
            DataTable.ofCsv(
                List.of(
                    "scheme,bytes,local ns,from,to,global ns",
                    joint + ",8,350.0,,,360.0",
                    hca + ",8,350.0,,,360.0")));

    Drawing drawing = new SchemePicture().of(table).get(0);

    assertThat(drawing.plot().x().labels()).containsExactly("1", "2");
    assertThat(drawing.caption()).endsWith(" 1: " + joint + "; 2: " + hca + ".");
  }
}
