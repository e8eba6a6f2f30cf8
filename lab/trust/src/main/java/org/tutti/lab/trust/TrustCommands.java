package org.tutti.lab.trust;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tutti.cli.command.CommandProcess;
import org.tutti.cli.command.CommandSource;
import org.tutti.cli.command.ReportAddition;
import org.tutti.lab.trust.checklist.ReportedChecklist;
import org.tutti.lab.trust.reproduce.ReproduceCommand;
import org.tutti.lab.trust.selftest.SelftestCommand;

/** What the command line finds of this room. */
public final class TrustCommands implements CommandSource {
  private static final String SELFTEST = "selftest";
  private static final String REPRODUCE = "reproduce";

  @Override
  public List<String> names() {
    return List.of(SELFTEST, REPRODUCE);
  }

  @Override
  public Set<String> driverNames() {
    return Set.of(REPRODUCE);
  }

  @Override
  public Object command(String name, CommandProcess process) {
    return name.equals(SELFTEST) ? new SelftestCommand() : new ReproduceCommand();
  }

  @Override
  public Optional<ReportAddition> reportAddition() {
    return Optional.of(new ReportedChecklist());
  }
}
