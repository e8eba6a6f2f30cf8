package org.tutti.bench.map;

import java.util.List;
import org.tutti.bench.map.SimulatedMachine.Fault;
import org.tutti.lab.map.network.ConfirmedSuspects;
import org.tutti.lab.map.network.PairLogs;
import org.tutti.lab.map.network.Suspect;

/** How often the slow part of a simulated machine is named, and how often another. */
final class SlowParts {
  private static final double LIMIT = 1.05;
  private static final double SIGNIFICANCE = 0.01;
  private static final int MORE_ROUNDS = 16;

  private SlowParts() {}

  public static void main(String[] arguments) {
    int campaigns = Integer.parseInt(arguments[0]);
    int hosts = Integer.parseInt(arguments[1]);
    int partners = Integer.parseInt(arguments[2]);
    int launches = Integer.parseInt(arguments[3]);
    System.out.println("hosts,partners,launches,fault,campaigns,right,wrong,candidates");
    for (Fault fault : Fault.values()) {
      boolean directed = fault == Fault.HOST_IN_ONE_DIRECTION;
      int right = 0;
      int wrong = 0;
      int candidates = 0;
      for (int campaign = 0; campaign < campaigns; campaign++) {
        SimulatedMachine machine =
            new SimulatedMachine(hosts, partners, directed, fault, 1000L * hosts + campaign);
        PairLogs first = machine.launches(launches, machine.rounds());
        List<Suspect> found = ConfirmedSuspects.candidates(first, machine.groups(), LIMIT);
        candidates += found.size();
        PairLogs again =
            machine.launches(launches, machine.rounds(found, Math.min(partners, MORE_ROUNDS)));
        List<Suspect> named =
            ConfirmedSuspects.of(found, first, again, machine.groups(), LIMIT, SIGNIFICANCE);
        right += named.stream().anyMatch(machine::isRight) ? 1 : 0;
        wrong += named.stream().allMatch(machine::isRight) ? 0 : 1;
      }
      System.out.printf(
          "%d,%d,%d,%s,%d,%d,%d,%.1f%n",
          hosts,
          partners,
          launches,
          fault,
          campaigns,
          right,
          wrong,
          (double) candidates / campaigns);
    }
  }
}
