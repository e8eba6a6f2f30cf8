package org.tutti.lab.clocks.command;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.figures.page.PictureTexts;
import org.tutti.lab.clocks.DataTable;
import org.tutti.lab.clocks.picture.ClockPictures;
import org.tutti.lab.clocks.picture.SyncTable;

@Tag("all")
class ClockPictureTextsIT {
  @TempDir Path folder;

  @Test
  void noTextIsCutOffOrCoversAnother() throws Exception {
    PictureTexts drawn = new PictureTexts(folder);
    String method = "WINDOW_HCA:fit-points=300 exchanges=10";
    for (List<String> table :
        List.of(
            List.of("drift", "seconds,rank,drift ns", "0,1,288.5", "1,1,-353.8", "1,2,90000"),
            List.of("offset", "method,seconds,offset ns", method + ",0,12.5", method + ",1,25.0"),
            List.of(
                "pareto",
                "method,offset ns,duration ms,on the front",
                "SKAMPI,20.0,0.4,yes",
                method + ",22.0,9.0,no",
                "MPI_Barrier,700.0,,"),
            List.of(
                "barrier-skew",
                "barrier,rank,median ns,mean ns,95 % interval ns",
                "TREE,0,0.0,3.0,2.0",
                "TREE,1,155.5,900.0,800.0",
                "DISSEMINATION,1,155.5,900.0,800.0"),
            List.of(
                "scheme",
                "scheme,bytes,local ns,from,to,global ns",
                "BARRIER,8,300.0,290.0,310.0,400.0",
                method + ",8,350.0,,,360.0"),
            List.of(
                "run-time",
                "synchronization,seconds,median ns",
                "BARRIER,0.0,3600.0",
                method + ",0.0,4e7"))) {
      SyncTable subject =
          new SyncTable(table.get(0), DataTable.ofCsv(table.subList(1, table.size())));
      drawn.draw(ClockPictures.ALL, subject, subject.measured());
    }
    drawn.check();
  }
}
