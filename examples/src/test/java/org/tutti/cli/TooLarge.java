package org.tutti.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.PlannedCampaign;
import org.tutti.records.campaign.SampleCampaign;

/** Asks for more than there is, in a process with a small heap. */
final class TooLarge {
  private static final int GIB = 1 << 30;

  private final Path work;

  private TooLarge(Path work) {
    this.work = work;
  }

  public static void main(String[] arguments) throws IOException {
    new TooLarge(Path.of(arguments[0])).run();
  }

  private void run() throws IOException {
    refused("TUTTI-235", "run -np 2 --mpi inprocess --hosts @/dev/zero .*");
    for (String name : new String[] {"launches/0003.jsonl", "manifest.json", "journal.jsonl"}) {
      CampaignDirectory campaign = campaign(name);
      Path file = campaign.path().resolve(name);
      try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
        sparse.setLength(GIB);
      }
      refused("TUTTI-352", "report " + campaign.path());
      refused("TUTTI-352", "export " + campaign.path());
      refused("TUTTI-352", "run --trust-programs --results " + campaign.path());
    }
    CampaignDirectory deep = campaign("deep");
    Files.writeString(deep.manifest(), "{\"a\":[" + "{},".repeat(700_000) + "{}]}");
    refused("TUTTI-111|TUTTI-352|TUTTI-356", "report " + deep.path());
    CampaignDirectory long5 = campaign("blocks");
    String text = Files.readString(long5.manifest());
    Files.writeString(long5.manifest(), text.replace("\"blocks\" : 6", "\"blocks\" : 1000000000"));
    refused("TUTTI-111", "report " + long5.path());
    CampaignDirectory sound = campaign("sound");
    refused("TUTTI-243", "run --trust-programs --launches 2000000000 --results " + sound.path());
  }

  private CampaignDirectory campaign(String name) {
    CampaignDirectory campaign =
        new CampaignDirectory(work.resolve("of " + name.replace('/', '-')));
    SampleCampaign.write(campaign, 6);
    PlannedCampaign.of(campaign, Manifests.of(6));
    return campaign;
  }

  private static void refused(String number, String command) {
    StringWriter output = new StringWriter();
    StringWriter errors = new StringWriter();
    // The paths have one blank, which stands before the name of a file.
    String[] arguments = command.replace("of ", "of\u0000").split(" ");
    for (int index = 0; index < arguments.length; index++) {
      arguments[index] = arguments[index].replace('\u0000', ' ');
    }
    int status =
        Main.run(new PrintWriter(output, true), new PrintWriter(errors, true), Map.of(), arguments);
    assertThat(errors.toString()).as(command).containsPattern(number);
    assertThat(status).as(command).isNotZero();
  }
}
