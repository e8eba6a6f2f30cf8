/**
 * How a campaign directory is opened: locked against other drivers, checked to have the same plan,
 * and with a record of the program that created it. {@link org.tutti.campaign.opening.KnownFile}
 * says whether a file is still the one that was read, for programs, caches, and trust alike.
 */
package org.tutti.campaign.opening;
