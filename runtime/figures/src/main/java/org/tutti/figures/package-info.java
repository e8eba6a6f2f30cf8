/**
 * Pictures of what was measured: {@link org.tutti.figures.Pictures} lists them. Only the driver and
 * the commands that read files draw; a rank loads no class of this module.
 */
package org.tutti.figures;
