package org.tutti.campaign.driver;

import java.util.Optional;
import org.tutti.records.launch.LaunchHeader;

/**
 * What the data of a launch must show for it to count.
 *
 * @param processes size of the world
 * @param governor of the processors' frequency, where one was set
 * @param before a launch of the same treatment that counts: library and surroundings must be its;
 *     empty before the first one
 */
record Expectation(int processes, Optional<String> governor, Optional<LaunchHeader> before) {}
